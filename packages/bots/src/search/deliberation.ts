import { FastDice, type Game, imagine, type Seen, type Shape } from '@undercroft/kernel'
import type { Bot } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { candidatesOf } from './candidates.ts'
import { Judge } from './judge.ts'
import { Playout, type World } from './playout.ts'
import { Race } from './race.ts'

/** How a searching bot thinks. */
export interface Style {
  /** The most answers that are played out. */
  readonly candidates: number
  /** How many positions are imagined: one costs as much as a short playout. */
  readonly worlds: number
  /** A candidate is dropped when it is behind by so many standard errors. */
  readonly drop: number
  /** The greedy answer stays unless it is beaten by so many standard errors. */
  readonly margin: number
}

export const USUAL: Style = { candidates: 8, worlds: 48, drop: 2.5, margin: 1 }

/** Candidates are dropped from this round on, and then every few rounds. */
const FIRST_DROP = 8
const DROP_EVERY = 4

/** An answer that was played out. */
interface Considered<T extends Shape> {
  readonly choice: T['choice']
  /** The chance to win after it, with its standard error. */
  readonly chance: number
  readonly error: number
}

/** What came of thinking: the answer, and all that were considered, the best first. */
export interface Thought<T extends Shape> {
  readonly choice: T['choice']
  /** The greedy answer: what looks best before anything is played out. */
  readonly first: T['choice']
  readonly considered: readonly Considered<T>[]
  readonly playouts: number
}

/**
 * One answer being thought about. It is improved round by round, and can be asked for its thought at any time: it
 * depends on the seat's view, the number of rounds and the seed alone.
 */
export class Deliberation<T extends Shape> {
  readonly #game: Game<T>
  readonly #seen: Seen<T>
  readonly #ask: Parameters<Bot<T>['choose']>[1]
  readonly #dice: FastDice
  readonly #style: Style
  readonly #candidates: readonly T['choice'][]
  readonly #race: Race
  readonly #worlds: World<T>[] = []
  readonly #playoutDice = new FastDice(0)
  readonly #judge: Judge<T>
  #playout: Playout<T> | undefined
  #playouts = 0

  constructor(game: Game<T>, seen: Seen<T>, ask: Parameters<Bot<T>['choose']>[1], dice: FastDice, style = USUAL) {
    this.#game = game
    this.#seen = seen
    this.#ask = { ...ask, options: [...ask.options] }
    this.#dice = dice
    this.#style = style
    this.#candidates = candidatesOf(game, seen, this.#ask, greedy(game, dice), style.candidates, dice)
    this.#race = new Race(this.#candidates.length)
    this.#judge = new Judge(game)
  }

  /** Whether another round can still change the answer. */
  get open(): boolean {
    return this.#race.live.length > 1
  }

  /** Plays each candidate that is left once, in the same imagined position and with the same dice. */
  round(): void {
    const { rounds, live } = this.#race
    const world = this.#world(rounds % this.#style.worlds)
    const seed = this.#dice.next()
    this.#race.add(live.map(candidate => this.#play(world, candidate, seed)))
    this.#playouts += live.length
    if (rounds + 1 >= FIRST_DROP && (rounds + 1) % DROP_EVERY === 0) this.#race.drop(this.#style.drop)
  }

  thought(): Thought<T> {
    const race = this.#race
    const best = race.best()
    const chosen = best !== 0 && race.beats(best, 0, this.#style.margin) ? best : 0
    const considered = this.#candidates.map((choice, i) => ({ choice, chance: race.mean(i), error: race.error(i) }))
    return {
      choice: this.#candidate(chosen),
      first: this.#candidate(0),
      considered: considered.sort((a, b) => b.chance - a.chance),
      playouts: this.#playouts,
    }
  }

  /** Gives how far the best is ahead of the one with the next highest mean, by the rounds that both have played. */
  lead(): { readonly mean: number; readonly error: number } {
    const race = this.#race
    const best = race.best()
    let next = -1
    for (const [i] of this.#candidates.entries()) {
      if (i !== best && (next < 0 || race.mean(i) > race.mean(next))) next = i
    }
    return race.difference(best, next)
  }

  #play(world: World<T>, candidate: number, seed: number): number {
    this.#playoutDice.seed(seed)
    this.#playout ??= new Playout(this.#game, world.state, this.#judge, this.#playoutDice)
    return this.#playout.after(world, this.#ask.seat, this.#candidate(candidate))
  }

  #candidate(index: number): T['choice'] {
    return this.#candidates[index] as T['choice'] // a race has as many
  }

  #world(index: number): World<T> {
    const known = this.#worlds[index]
    if (known !== undefined) return known
    const { state, pending } = imagine(this.#game, this.#seen, this.#ask.seat, this.#dice)
    const world = { state, pending: [...pending] }
    this.#worlds.push(world)
    return world
  }
}
