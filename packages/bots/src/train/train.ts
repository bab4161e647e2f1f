import type { Game, Shape, Thinking, Value } from '@undercroft/kernel'
import type { BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { searching } from '../search/searching.ts'
import { duels, type Strength } from './duels.ts'
import { type Calibrated, calibrationOf, fit, type Loss, lossOf } from './fit.ts'
import { type Sample, samplesOf } from './samples.ts'

export interface TrainPlan<T extends Shape> {
  /** The options of the games, which are played in turn: a value serves tables of several kinds. */
  readonly options: readonly T['options'][]
  /** Games in each round. */
  readonly games: number
  readonly rounds: number
  readonly seed: string
  /** Rounds of playouts for each answer of the searching bots, from the second round on. */
  readonly depth: number
  /** Games after each round between its bots and those of the round before, or a few more: all sides play as many. */
  readonly duels: number
}

/** One round of training. */
export interface Trained {
  readonly kind: 'round'
  readonly round: number
  readonly value: Value
  readonly games: number
  readonly positions: number
  /** The log loss over games that were kept out of fitting, and that of equal chances. */
  readonly loss: number
  readonly even: number
  /** The log loss of the value that the game has had until now, over the same positions. */
  readonly until: number | undefined
  /** The log loss at each kind of table, in their order. */
  readonly tables: readonly Loss[]
  readonly calibration: readonly Calibrated[]
}

/** A game that was played on the way. */
export interface TrainingGame {
  readonly kind: 'game'
  readonly round: number
  readonly games: number
}

/** A game between the bots of a round and those of the round before, with what has come of all so far. */
export interface Duelled extends Strength {
  readonly kind: 'duel'
  readonly round: number
}

/** Of so many games one is kept out of fitting, to measure the value on. */
export const HELD_OUT = 5

/**
 * Fits the value of a game to games between bots. The bots of the first round are greedy; those of each later round
 * think with the value of the round before. The same plan gives the same values. It yields after every game, so that
 * whoever runs it can show progress and stop.
 */
export function* train<T extends Shape>(
  game: Game<T>,
  thinking: Thinking<T>,
  plan: TrainPlan<T>,
): Generator<TrainingGame | Trained | Duelled, void> {
  let player: BotMaker = greedy
  for (let round = 0; round < plan.rounds; round++) {
    const fitted: Sample[] = []
    const keptOf: Sample[][] = plan.options.map(() => [])
    for (let games = 0; games < plan.games; games++) {
      const table = games % plan.options.length
      const options = plan.options[table] as T['options']
      const found = samplesOf(game, thinking, options, player, `${plan.seed}/${round}/${games}`)
      // Games are kept out once all tables have had their turn, so that each table has its share of them.
      const turn = Math.floor(games / plan.options.length)
      ;(turn % HELD_OUT === HELD_OUT - 1 ? keptOf[table] : fitted)?.push(...found)
      yield { kind: 'game', round, games: games + 1 }
    }
    const kept = keptOf.flat()
    const value = fit(thinking.features, fitted, `${plan.seed}/${round}`)
    yield {
      kind: 'round',
      round,
      value,
      games: plan.games,
      positions: fitted.length + kept.length,
      ...lossOf(value, kept),
      until: thinking.value && lossOf(inOrder(thinking.value, thinking.features), kept).loss,
      tables: keptOf.map(each => lossOf(value, each)),
      calibration: calibrationOf(value, kept),
    }
    const [before, now] = [player, playerOf(thinking, value, plan.depth)]
    const between = { options: plan.options, games: plan.duels, seed: `${plan.seed}/${round}/duel`, now, before }
    for (const strength of duels(game, thinking, between)) yield { kind: 'duel', round, ...strength }
    player = now
  }
}

function playerOf<T extends Shape>(thinking: Thinking<T>, value: Value, depth: number): BotMaker {
  const maker = searching(depth)
  return (game, dice) => maker({ ...game, thinking: { ...thinking, value } as never }, dice)
}

/** A value as it is written may lack features that are new, and have some that are gone. */
function inOrder({ weights, bias }: Value, features: readonly string[]): Value {
  return { weights: Object.fromEntries(features.map(feature => [feature, weights[feature] ?? 0])), bias }
}
