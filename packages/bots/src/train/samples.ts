import { FastDice, type Game, type Outcome, Play, type Shape, see, type Thinking } from '@undercroft/kernel'
import type { BotMaker } from '../bot.ts'

/** A position with what became of it. */
export interface Sample {
  /** The features of each side: the sums over its seats. */
  readonly sides: readonly (readonly number[])[]
  /** The share of the win that each side had. */
  readonly won: readonly number[]
}

/** Answers that are given at random, so that the games do not all go the same way: 1 in so many. */
const WHIM = 25

/**
 * Plays a game between bots and collects the positions at which a turn begins. All its chance comes from the seed, so
 * that the same seed gives the same samples.
 */
export function samplesOf<T extends Shape>(
  game: Game<T>,
  thinking: Thinking<T>,
  options: T['options'],
  player: BotMaker,
  seed: string,
): readonly Sample[] {
  const play = Play.start(game, options, new FastDice(`${seed} table`))
  const whims = new FastDice(`${seed} whims`)
  const bots = game.seats(options).map((_, seat) => player(game, new FastDice(`${seed} ${seat}`)))
  const found: (readonly (readonly number[])[])[] = []
  let turn = thinking.turn(play.state)
  for (let answers = 0; play.state.outcome === undefined && answers < game.bound; answers++) {
    const now = thinking.turn(play.state)
    if (now !== turn) found.push(measured(thinking, play.state))
    turn = now
    const ask = play.asks[0]
    if (ask === undefined) throw new Error(`${game.id} has neither a question nor an outcome`)
    const whim = whims.below(WHIM) === 0 ? ask.options[whims.below(ask.options.length)] : undefined
    const bot = bots[ask.seat]
    if (bot === undefined) throw new Error(`seat ${ask.seat} has no bot`)
    let seen = see(play, ask.seat)
    for (let said = bot.remark?.(seen, ask.seat); said !== undefined; said = bot.remark?.(seen, ask.seat)) {
      play.aside(ask.seat, said)
      seen = see(play, ask.seat)
    }
    play.take(ask.seat, whim ?? bot.choose(seen, ask))
  }
  const { outcome } = play.state
  if (outcome === undefined) return []
  const won = sharesOf(outcome, thinking.sides(play.state))
  return found.map(each => ({ sides: each, won }))
}

/** The share of the win that each side has. A draw is shared by all; a side that is alone has lost it. */
export function sharesOf(outcome: Outcome, sides: readonly number[]): readonly number[] {
  const winners = new Set(outcome.winners.flatMap(seat => sides[seat] ?? []))
  const count = Math.max(...sides) + 1
  if (winners.size === 0 && count > 1) return Array.from({ length: count }, () => 1 / count)
  return Array.from({ length: count }, (_, side) => (winners.has(side) ? 1 / winners.size : 0))
}

function measured<T extends Shape>(thinking: Thinking<T>, s: T['state']): readonly (readonly number[])[] {
  const into = new Float64Array(thinking.features.length)
  const sums: number[][] = []
  for (const [seat, side] of thinking.sides(s).entries()) {
    thinking.measure(s, seat, into)
    sums[side] ??= Array.from(into, () => 0)
    const sum = sums[side]
    for (const [i, value] of into.entries()) sum[i] = (sum[i] ?? 0) + value
  }
  return sums
}
