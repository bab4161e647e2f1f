import * as fc from 'fast-check'
import { type Ask, type Audience, FastDice, type Game, Play, type Secret, type Shape, type Witness } from '../index.ts'
import { anyOptions } from './laws/options.ts'
import { randomMove } from './laws/walk.ts'

export interface AskTableWish {
  readonly games: number
  readonly seed?: number
  /** The number of answers after which a long game is left. */
  readonly most?: number
}

/**
 * Lists every question of a game with how it is shown, every roll, pick and reveal, and every event with whether it has
 * a secret face, as far as random play reaches them. A question shown openly by mistake is the one leak that no law can
 * know.
 */
export function askTable<T extends Shape>(game: Game<T>, { games, seed = 1, most = 400 }: AskTableWish): string {
  const ledger = new Ledger<T>()
  const luck = new FastDice(`${seed} player`)
  // `restart` gives it its state
  const play = new Play<T>(game, undefined as never, new FastDice(`${seed} table`), ledger)
  for (const options of fc.sample(anyOptions(game), { numRuns: games, seed })) {
    ledger.play = play
    ledger.roles = game.seats(options).map(seat => seat.role)
    play.restart(options)
    for (let answers = 0; answers < most && play.asks.length > 0; answers++) {
      for (const ask of play.asks) ledger.asked(ask)
      const { seat, choice } = randomMove(play, luck)
      play.take(seat, choice)
      for (const each of ledger.roles.keys()) ledger.aside(play.explainAsides(each))
    }
  }
  return ledger.text(
    `${game.title}, version ${game.version}: what is asked, drawn, revealed and told in ${games} random games`,
  )
}

/** Keeps what happens as sets of lines. */
class Ledger<T extends Shape> implements Witness<T> {
  play: Play<T> | undefined
  roles: readonly string[] = []
  /** The verbs that were offered in each kind of question. */
  readonly #asks = new Map<string, Set<string>>()
  readonly #asides = new Set<string>()
  readonly #rolls = new Set<string>()
  readonly #picks = new Set<string>()
  readonly #reveals = new Set<string>()
  readonly #events = new Set<string>()

  asked({ seat, shown, options, form, evenIfForced }: Ask<T>): void {
    const phase = this.play?.asking?.frame.phase
    const kind = [phase, this.roles[seat], shown, form ?? '-', evenIfForced ? 'yes' : '-'].join(' | ')
    const verbs = this.#asks.get(kind) ?? new Set()
    this.#asks.set(kind, verbs)
    for (const option of options) verbs.add(option[0])
  }

  aside(ask: Ask<T> | undefined): void {
    for (const option of ask?.options ?? []) this.#asides.add(`${option[0]} | ${this.roles[ask?.seat ?? 0]}`)
  }

  chose(_: number, __: T['choice'], ask: Ask<T>, how: 'chosen' | 'forced' | 'pending'): void {
    if (how === 'forced') this.asked(ask)
  }

  together(): void {}

  rolled(sides: number, _: number, label: string): void {
    this.#rolls.add(`${label} | ${sides} sides`)
  }

  thrown(sides: number, faces: readonly number[], label: string): void {
    for (const face of faces) this.rolled(sides, face, label)
  }

  picked(_: number, __: number, label: string): void {
    this.#picks.add(label)
  }

  told(event: T['event'], secret: Secret<T['event']> | undefined): number {
    const others = secret?.else === undefined ? 'the others hear nothing' : `the others hear "${secret.else.what}"`
    this.#events.add(
      `${event.what} | ${secret === undefined ? 'open' : `secret to ${sayAudience(secret.to)}, ${others}`}`,
    )
    return 0
  }

  revealed(rule: T['rule'], to: Audience): void {
    this.#reveals.add(`${rule} | to ${sayAudience(to)}`)
  }

  used(): void {}

  text(title: string): string {
    const asks = [...this.#asks].map(([kind, verbs]) => `${kind} | ${[...verbs].sort().join(' ') || '-'}`)
    return [
      title,
      ...section('Questions: phase | role | shown | form | even if forced | verbs', asks),
      ...section('Asides: verb | role', this.#asides),
      ...section('Rolls: label | die', this.#rolls),
      ...section('Picks: label', this.#picks),
      ...section('Reveals: rule | audience', this.#reveals),
      ...section('Events: event | who hears it', this.#events),
      '',
    ].join('\n')
  }
}

function section(title: string, lines: Iterable<string>): string[] {
  const sorted = [...lines].sort()
  return ['', title, ...(sorted.length === 0 ? ['  none'] : sorted.map(line => `  ${line}`))]
}

function sayAudience(to: Audience): string {
  return to === 'all' ? 'all' : to.length === 1 ? 'one seat' : to.length === 0 ? 'nobody' : 'several seats'
}
