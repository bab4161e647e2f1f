import type { Game, Shape, Thinking, Value } from '@undercroft/kernel'
import type { BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { searching } from '../search/searching.ts'
import { type Calibrated, calibrationOf, fit, lossOf } from './fit.ts'
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
  readonly calibration: readonly Calibrated[]
}

/** A game that was played on the way. */
export interface Played {
  readonly kind: 'game'
  readonly round: number
  readonly games: number
}

/** Of so many games one is kept out of fitting, to measure the value on. */
const HELD_OUT = 5

/**
 * Fits the value of a game to games between bots. The bots of the first round are greedy; those of each later round
 * think with the value of the round before. The same plan gives the same values. It yields after every game, so that
 * whoever runs it can show progress and stop.
 */
export function* train<T extends Shape>(
  game: Game<T>,
  thinking: Thinking<T>,
  plan: TrainPlan<T>,
): Generator<Played | Trained, void> {
  let value: Value | undefined
  for (let round = 0; round < plan.rounds; round++) {
    const player = playerOf(thinking, value, plan.depth)
    const [fitted, kept]: [Sample[], Sample[]] = [[], []]
    for (let games = 0; games < plan.games; games++) {
      const options = plan.options[games % plan.options.length] as T['options']
      const found = samplesOf(game, thinking, options, player, `${plan.seed}/${round}/${games}`)
      ;(games % HELD_OUT === HELD_OUT - 1 ? kept : fitted).push(...found)
      yield { kind: 'game', round, games: games + 1 }
    }
    value = fit(thinking.features, fitted, `${plan.seed}/${round}`)
    yield {
      kind: 'round',
      round,
      value,
      games: plan.games,
      positions: fitted.length + kept.length,
      ...lossOf(value, kept),
      calibration: calibrationOf(value, kept),
    }
  }
}

function playerOf<T extends Shape>(thinking: Thinking<T>, value: Value | undefined, depth: number): BotMaker {
  if (value === undefined) return greedy
  const maker = searching(depth)
  return (game, dice) => maker({ ...game, thinking: { ...thinking, value } as never }, dice)
}
