import {
  type Ask,
  type Dice,
  type Game,
  Play,
  type Seat,
  type Seen,
  type Shape,
  sameData,
  see,
  worthOf,
} from '@undercroft/kernel'
import type { Bot } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { isAmong } from './candidates.ts'
import type { Judge } from './judge.ts'

/** The most answers of a playout. A game that has gone on for so long is judged as it stands. */
const LONGEST = 2_000

/** One answer in so many is another than the usual where a turn is varied: one of so many, in a line of so many at most. */
const [WHIM, OTHERS, LONGEST_LINE] = [3, 3, 24]

/** Plays on from a position with greedy bots in all seats, and says how it went for one of them. */
export class Playout<T extends Shape> {
  readonly #game: Game<T>
  readonly #play: Play<T>
  readonly #player: Bot<T>
  readonly #judge: Judge<T>
  readonly #dice: Dice
  /** How many turns are played on before the position is judged. */
  readonly #turns: number

  /** The dice are those of the table and of the players in it. */
  constructor(game: Game<T>, state: T['state'], judge: Judge<T>, dice: Dice) {
    this.#turns = judge.knows && game.thinking !== undefined ? game.thinking.horizon : Number.POSITIVE_INFINITY
    this.#game = game
    this.#play = new Play(game, state, dice)
    this.#player = greedy(game, dice)
    this.#judge = judge
    this.#dice = dice
  }

  /** Where the last playout has ended. */
  get state(): T['state'] {
    return this.#play.state
  }

  /**
   * Gives the chance of the seat after its answer and some turns of everybody's. It stops where a turn ends, because the
   * value was fitted on such positions.
   */
  after(world: World<T>, seat: Seat, [choice, ...rest]: Line<T>, met?: (seen: Seen<T>) => void): number {
    this.#resume(world)
    this.#play.take(seat, choice)
    if (rest.length > 0) this.#follow(world, seat, rest, met)
    this.#goOn(world)
    return this.#judge.chance(this.#play.state, seat)
  }

  /**
   * Plays this turn of the seat to its end, now and then with an answer that the hints like less, and gives the answers up
   * to the last of these, with the chance of the seat where the turn ends. Without whims it is the greedy turn. What tells
   * only after the horizon is answered as usual, as it will be when it is asked.
   */
  wander(world: World<T>, seat: Seat, choice: T['choice'], whims?: Dice): Wandering<T> {
    const play = this.#play
    this.#resume(world)
    play.take(seat, choice)
    const line: [T['choice'], ...T['choice'][]] = [choice]
    let kept = 1
    for (let ask = this.#ownAsk(world, seat); ask !== undefined; ask = this.#ownAsk(world, seat)) {
      const seen = see(play, seat)
      const usual = this.#player.choose(seen, ask)
      const varies = !isAmong('beyond', this.#game, seen) && whims?.below(WHIM) === 0
      const other = varies ? this.#otherThan(usual, seen, ask, whims) : undefined
      line.push(other ?? usual)
      if (other !== undefined) kept = line.length
      play.take(seat, other ?? usual)
      if (line.length >= LONGEST_LINE) break
    }
    this.#goOn(world, 1)
    const chance = this.#judge.chance(play.state, seat)
    return { line: [choice, ...line.slice(1, kept)], answers: line.length, chance }
  }

  /** Gives one of the answers that the hints like best after the usual one. */
  #otherThan(usual: T['choice'], seen: Seen<T>, ask: Ask<T>, whims: Dice): T['choice'] | undefined {
    const worth = worthOf(this.#game, seen, ask.seat, this.#dice)
    const others = ask.options.filter(option => !sameData(option, usual))
    const ranked = others.map(option => ({ option, worth: worth?.(option) ?? 0 })).sort((x, y) => y.worth - x.worth)
    return ranked[whims.below(Math.min(ranked.length, OTHERS))]?.option
  }

  /** Gives the chances of all seats after what is done in a position, and so many turns, counted from that position. */
  chances(world: World<T>, seats: number, act: (play: Play<T>) => void, turns: number): number[] {
    this.#resume(world)
    act(this.#play)
    this.#goOn(world, this.#judge.knows ? turns : Number.POSITIVE_INFINITY)
    return this.#judge.chancesOfSeats(this.#play.state, seats)
  }

  #resume({ state, pending }: World<T>): void {
    this.#play.resume(this.#game.clone(state), pending)
  }

  /** Answers by the line as long as it can be followed in this turn. */
  #follow(world: World<T>, seat: Seat, line: readonly T['choice'][], met?: (seen: Seen<T>) => void): void {
    for (const [i, choice] of line.entries()) {
      const ask = this.#ownAsk(world, seat)
      if (ask === undefined) return
      if (i === 0) met?.(see(this.#play, seat))
      if (!ask.options.some(option => sameData(option, choice))) return
      this.#play.take(seat, choice)
    }
  }

  /** Plays on to the next question in this turn that gives the seat a choice. What bots fill in is no step of a line. */
  #ownAsk(world: World<T>, seat: Seat): Ask<T> | undefined {
    const { thinking } = this.#game
    const turn = thinking?.turn(world.state)
    const play = this.#play
    for (let answers = 0; play.state.outcome === undefined && answers < LONGEST; answers++) {
      if (thinking?.turn(play.state) !== turn) return undefined
      const ask = play.asks[0]
      if (ask?.seat === seat && ask.options.length > 1) return this.#isFilled(ask) ? undefined : ask
      this.#answer()
    }
    return undefined
  }

  #isFilled({ form }: Ask<T>): boolean {
    const { fills, thinking } = this.#game
    const phase = this.#play.state.frames.at(-1)?.phase ?? ''
    return form !== undefined && [fills, thinking?.fills].some(each => each !== undefined && phase in each)
  }

  #goOn(world: World<T>, turns = this.#turns): void {
    const { thinking } = this.#game
    const play = this.#play
    let left = turns
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

/** The answers of a seat one after the other, as far as they are planned: the rest of the turn is played greedily. */
export type Line<T extends Shape> = readonly [T['choice'], ...T['choice'][]]

/** A turn that was played to its end. */
export interface Wandering<T extends Shape> {
  readonly line: Line<T>
  /** How often the seat answered in it. */
  readonly answers: number
  readonly chance: number
}

/** A position that a seat cannot tell from the true one. */
export interface World<T extends Shape> {
  readonly state: T['state']
  readonly pending: readonly (T['choice'] | undefined)[]
}
