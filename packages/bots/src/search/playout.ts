import { type Dice, type Game, Play, type Seat, type Shape, see } from '@undercroft/kernel'
import type { Bot } from '../bot.ts'
import { greedy } from '../greedy.ts'
import type { Judge } from './judge.ts'

/** The most answers of a playout. A game that has gone on for so long is judged as it stands. */
const LONGEST = 2_000

/** Plays on from a position with greedy bots in all seats, and says how it went for one of them. */
export class Playout<T extends Shape> {
  readonly #game: Game<T>
  readonly #play: Play<T>
  readonly #player: Bot<T>
  readonly #judge: Judge<T>
  /** How many turns are played on before the position is judged. */
  readonly #turns: number

  /** The dice are those of the table and of the players in it. */
  constructor(game: Game<T>, state: T['state'], judge: Judge<T>, dice: Dice, turns = game.thinking?.horizon) {
    this.#turns = judge.knows && turns !== undefined ? turns : Number.POSITIVE_INFINITY
    this.#game = game
    this.#play = new Play(game, state, dice)
    this.#player = greedy(game, dice)
    this.#judge = judge
  }

  /**
   * Gives the chance of the seat after its answer and some turns of everybody's. It stops where a turn ends, because the
   * value was fitted on such positions.
   */
  after(world: World<T>, seat: Seat, choice: T['choice']): number {
    this.#resume(world)
    this.#play.take(seat, choice)
    this.#goOn(world)
    return this.#judge.chance(this.#play.state, seat)
  }

  /** Gives the chances of all seats after what is done in a position, and some turns of everybody's. */
  chances(world: World<T>, seats: number, act: (play: Play<T>) => void): number[] {
    this.#resume(world)
    act(this.#play)
    this.#goOn(world)
    return Array.from({ length: seats }, (_, seat) => this.#judge.chance(this.#play.state, seat))
  }

  #resume({ state, pending }: World<T>): void {
    this.#play.resume(this.#game.clone(state), pending)
  }

  #goOn(world: World<T>): void {
    const { thinking } = this.#game
    const play = this.#play
    let left = this.#turns
    let turn = thinking?.turn(world.state)
    for (let answers = 0; play.state.outcome === undefined && answers < LONGEST; answers++) {
      const now = thinking?.turn(play.state)
      if (now !== turn) {
        turn = now
        left--
        if (left <= 0) break
      }
      this.#answer()
    }
  }

  #answer(): void {
    const play = this.#play
    const ask = play.asks[0]
    if (ask === undefined) throw new Error(`${this.#game.id} has neither a question nor an outcome`)
    let seen = see(play, ask.seat)
    for (let said = this.#said(seen, ask.seat); said !== undefined; said = this.#said(seen, ask.seat)) {
      play.aside(ask.seat, said)
      seen = see(play, ask.seat)
    }
    play.take(ask.seat, this.#player.choose(seen, ask))
  }

  #said(seen: Parameters<Bot<T>['choose']>[0], seat: Seat): T['choice'] | undefined {
    return this.#player.remark?.(seen, seat)
  }
}

/** A position that a seat cannot tell from the true one. */
export interface World<T extends Shape> {
  readonly state: T['state']
  readonly pending: readonly (T['choice'] | undefined)[]
}
