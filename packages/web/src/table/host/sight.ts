import {
  type Game,
  type Match,
  narrate,
  readRecord,
  replay,
  ScriptedDice,
  type Seen,
  type Shape,
  type Viewer,
} from '@undercroft/kernel'
import type { Beat, Line } from '../protocol.ts'
import { beatsOf, glimpse } from './beats.ts'
import type { Begun } from './books.ts'

/** What is looked at: a match, and the dice that it draws from. */
type Watched = Pick<Begun, 'match' | 'dice'>

/** A match through one viewer's eyes: every position up to now, and what was told on the way. */
export class Sight {
  readonly viewer: Viewer
  readonly #game: Game
  readonly #begun: Watched
  readonly #names: readonly string[]
  /** How many lines the page has had. */
  #told: number
  /** What was seen before each answer, and so after the one before it. */
  readonly #before: Seen<Shape>[]
  /** All lines so far. A line is said once, and stays the same object: what is sent and drawn again is only what is new. */
  #lines: readonly Line[] = []

  /** `before` has what the viewer saw before each answer so far. */
  constructor(game: Game, begun: Watched, names: readonly string[], viewer: Viewer, before: readonly Seen<Shape>[]) {
    this.viewer = viewer
    this.#game = game
    this.#begun = begun
    this.#names = names
    this.#told = this.#heard().length
    this.#before = [...before]
  }

  /** Looks on while an answer may be taken: what it brought about, in the order in which it is shown. */
  during<R>(act: () => R): { readonly answer: R; readonly beats: readonly Beat[] } {
    const { match, dice } = this.#begun
    const before = match.see(this.viewer)
    const step = match.steps.length
    const glimpses: Seen<Shape>[] = []
    const answer = dice.during(() => glimpses.push(glimpse(match, this.viewer)), act)
    if (match.steps.length === step) return { answer, beats: [] }
    this.#before[step] = before
    return { answer, beats: this.#beats(glimpses) }
  }

  /** What was taken back is not told again. */
  wentBack(): void {
    this.#lines = []
    this.#told = this.#heard().length
  }

  /** An earlier position. */
  at(step: number): Seen<Shape> | undefined {
    return step >= this.settled() ? this.#begun.match.see(this.viewer) : this.#before[step]
  }

  /** Answers up to the last position: those that wait for others do not count, or one could count who has answered. */
  settled(): number {
    const { play, steps } = this.#begun.match
    let waiting = play.pending.filter(answer => answer !== undefined).length
    let settled = steps.length
    while (waiting > 0 && settled > 0) if (steps[--settled]?.aside !== true) waiting--
    return settled
  }

  /** Each choice is said as it stood on its button then. */
  lines(): readonly Line[] {
    const fresh = this.#heard(this.#lines.length).map(heard => ({
      n: heard.n,
      because: heard.because,
      step: heard.step,
      event: heard.event,
      text: narrate(this.#game, heard.event, this.#names, this.#before[Math.max(0, heard.step - 1)]),
    }))
    if (fresh.length > 0) this.#lines = [...this.#lines, ...fresh]
    return this.#lines
  }

  #heard(from = 0) {
    return this.#begun.match.heard(this.viewer, from)
  }

  /** What is new. Hidden draws have no line, so their glimpses are left out. */
  #beats(glimpses: readonly Seen<Shape>[]): readonly Beat[] {
    const { match } = this.#begun
    const after = match.see(this.viewer)
    const lines = this.lines()
    const fresh = lines.slice(this.#told)
    this.#told = lines.length
    const draws = match.steps.at(-1)?.draws ?? []
    const beforeDice = glimpses.filter((_, i) => draws[i]?.kind === 'roll')
    return beatsOf(fresh, beforeDice, after)
  }
}

/** What a viewer saw before each answer of a match: its record is played again from its first draw. */
export function lookBack(match: Match<Shape>, text: string, viewer: Viewer): Seen<Shape>[] {
  const record = readRecord(text)
  const dice = new ScriptedDice()
  const again = record.ok ? replay(match.game, record.value, { at: 0, goOnWith: dice }) : undefined
  if (again?.ok !== true) return []
  return match.steps.map(({ seat, choice, draws }) => {
    const seen = again.value.see(viewer)
    dice.dictate(draws.map(draw => draw.shows))
    again.value.answer(seat, choice)
    return seen
  })
}
