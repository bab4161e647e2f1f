import type { DrawKind } from './dice.ts'
import type { EventId, Secret, Shape } from './game.ts'
import type { Ask } from './offers.ts'
import type { Witness } from './play.ts'
import type { Audience, Seat } from './seats.ts'
import { Story } from './story.ts'

/** The result of a die or of a hidden draw, counted from 1. */
export interface Draw {
  readonly kind: DrawKind
  readonly of: number
  readonly shows: number
  readonly label: string
}

/** Watches for tests and labs what a match never writes down. */
export interface Watcher<T extends Shape> {
  revealed?(rule: T['rule'], to: Audience, what: unknown): void
  used?(content: string): void
}

/**
 * Writes a match down: the story with its faces, the draws of the current step, and whether the step taught anything.
 */
export class Scribe<T extends Shape> implements Witness<T> {
  readonly story = new Story<T>()
  draws: Draw[] = []
  /** A roll, a pick or a reveal came in this step, so the answers before it cannot be taken back. */
  learned = false
  step = 0
  readonly #watcher: Watcher<T>

  constructor(watcher: Watcher<T>) {
    this.#watcher = watcher
  }

  newStep(step: number): void {
    this.step = step
    this.draws = []
    this.learned = false
    this.story.newCause()
  }

  chose(seat: Seat, choice: T['choice'], ask: Ask<T>, how: 'chosen' | 'forced' | 'pending'): void {
    const { story, step } = this
    if (how === 'pending') {
      story.tellCause({ what: 'answered', seat }, step, ask.shown === 'quiet' ? { to: [seat] } : undefined)
      return
    }
    const chose = { what: 'chose', seat, choice, ...(how === 'forced' ? { forced: true } : {}) } as const
    const answered = { what: 'answered', seat } as const
    if (ask.shown === 'open') story.tellCause(chose, step)
    else if (ask.shown === 'secret') story.tellCause(chose, step, { to: [seat], else: answered })
    else story.tellCause(chose, step, { to: [seat] })
  }

  together(answers: readonly (T['choice'] | undefined)[], asked: readonly Ask<T>[]): void {
    for (const { seat, shown } of asked) {
      const choice = answers[seat]
      if (choice === undefined) continue
      this.story.tellCause({ what: 'chose', seat, choice }, this.step, shown === 'open' ? undefined : { to: [seat] })
    }
  }

  rolled(sides: number, face: number, label: string): void {
    this.learned = true
    this.draws.push({ kind: 'roll', of: sides, shows: face, label })
    this.story.tellCause({ what: 'rolled', sides, face, label }, this.step)
  }

  thrown(sides: number, faces: readonly number[], label: string): void {
    this.learned = true
    for (const shows of faces) this.draws.push({ kind: 'roll', of: sides, shows, label })
    this.story.tellCause({ what: 'thrown', sides, faces: faces.slice(), label }, this.step)
  }

  picked(below: number, index: number, label: string): void {
    this.learned = true
    this.draws.push({ kind: 'pick', of: below, shows: index + 1, label })
  }

  told(event: T['event'], secret: Secret<T['event']> | undefined, because: EventId | undefined): EventId {
    return this.story.tell(event, this.step, secret, because)
  }

  revealed(rule: T['rule'], to: Audience, what: unknown): void {
    this.learned = true
    this.#watcher.revealed?.(rule, to, what)
  }

  used(content: string): void {
    this.#watcher.used?.(content)
  }
}
