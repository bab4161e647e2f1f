import { FastDice, type Game, type Shape } from '@undercroft/kernel'
import type { BotMaker } from '../bot.ts'
import { boutOf } from '../bout.ts'
import { rewardOf } from '../search/judge.ts'
import { Forecast } from './forecast.ts'
import { playThrough, worldOf } from './through.ts'

export interface CalibrationPlan<T extends Shape> {
  readonly options: T['options']
  readonly player: BotMaker
  readonly games: number
  /** How often each position is played on. */
  readonly rounds: number
  readonly seed: string
}

/** One tenth of the chances: what was said of the positions in it, and what came true. */
export interface Tenth {
  readonly from: number
  readonly positions: number
  /** Positions of one side in one game share one result, and count as one here. */
  readonly results: number
  readonly said: number
  readonly won: number
}

/** Positions of each game: more would say little, because they share its result. */
const POSITIONS = 5

/**
 * Plays games between bots, says the chances in some positions of each, and compares them with who won. It yields the
 * tenths so far after every game. The seeds of training are of another form, so none of these games was fitted to.
 */
export function* calibrate<T extends Shape>(game: Game<T>, plan: CalibrationPlan<T>): Generator<readonly Tenth[]> {
  const { options, player, rounds, seed } = plan
  const forecast = new Forecast(game, game.seats(options).length, seed)
  const rows = Array.from({ length: 10 }, () => ({ positions: 0, said: 0, won: 0, results: new Set<string>() }))
  for (let index = 0; index < plan.games; index++) {
    const match = boutOf(game, { options, seed: `calibrate ${seed} ${index}`, player: () => player })
    const { outcome, steps } = match
    const dice = new FastDice(`${seed} ${index} positions`)
    const looked = new Set(Array.from({ length: POSITIONS }, () => dice.below(steps.length)))
    for (const { play, index: step } of outcome === undefined ? [] : playThrough(match)) {
      if (outcome === undefined || !looked.has(step)) continue
      const sides = game.thinking?.sides(play.state)
      for (const [seat, said] of forecast
        .of({ name: `${index} ${step}`, world: worldOf(game, play) }, rounds)
        .chance.entries()) {
        const row = rows[Math.min(9, Math.floor(said * 10))]
        if (row === undefined) continue
        row.positions++
        row.said += said
        row.won += rewardOf(outcome, seat)
        row.results.add(`${index} ${sides?.[seat] ?? seat}`)
      }
    }
    yield rows.map(({ positions, said, won, results }, i) => {
      return { from: i / 10, positions, results: results.size, said: said / positions, won: won / positions }
    })
  }
}
