import { FastDice, type Game, Play, type Shape } from '@undercroft/kernel'
import { quantile, wilson } from '@undercroft/kernel/stats'
import { CommandError } from '../command.ts'
import type { SimJob } from '../sim/job.ts'
import { runSim, type SimRun } from '../sim/run.ts'

/** One row of `ladder --json`; documented, and stable. */
export interface Rung {
  readonly game: string
  readonly options: object
  /** The seats that the level plays, by their names. */
  readonly role: string
  readonly level: string
  readonly against: string
  readonly games: number
  readonly won: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly msP50: number
  readonly msP99: number
}

/** Two players that meet: the first is measured. */
export interface Pairing {
  readonly level: string
  readonly against: string
}

export interface LadderPlan {
  readonly module: string
  readonly game: Game
  readonly options: object
  readonly pairings: readonly Pairing[]
  /** Games of each pairing in each role. */
  readonly games: number
  readonly seed: string
  /** The seconds that a program may take for an answer. */
  readonly patience: number
}

/**
 * Plays every pairing in every role, with the same seeds for all of them, and gives a rung after each. A role is one seat,
 * or a team, which has won if anybody of it has.
 */
export async function* climb(plan: LadderPlan, run: SimRun): AsyncGenerator<Rung, void> {
  const { game, options, module, games, seed, patience } = plan
  const seats = game.seats(options)
  for (const { level, against } of plan.pairings) {
    for (const [side, team] of teamsOf(game, options)) {
      const names = seats.map((_, seat) => (team.includes(seat) ? level : against))
      const table = { module, game: game.id, options, seats: names, seed }
      const job: Omit<SimJob, 'control'> = { ...table, games, patience, timed: true }
      const { tally, failure } = await runSim(job, run)
      if (failure !== undefined) throw new CommandError(failure)
      if (run.interrupted.aborted) return
      const won = tally.sides[side] ?? 0
      const times = team.map(seat => tally.times[seat] ?? new Map<number, number>())
      const spent = new Map<number, number>()
      for (const each of times) for (const [ms, count] of each) spent.set(ms, (spent.get(ms) ?? 0) + count)
      yield {
        game: game.id,
        options,
        role: team.map(seat => seats[seat]?.name ?? '').join('+'),
        level,
        against,
        games: tally.games,
        won,
        share: tally.games === 0 ? 0 : won / tally.games,
        ...wilson(won, tally.games),
        msP50: quantile(spent, 0.5) ?? 0,
        msP99: quantile(spent, 0.99) ?? 0,
      }
    }
  }
}

/** The teams of a game by their sides: each seat is one where the game says nothing of sides. */
function teamsOf(game: Game, options: object): ReadonlyMap<number, readonly number[]> {
  const seats = game.seats(options)
  const { state } = Play.start(game, options as Shape['options'], new FastDice('teams'))
  const sides = game.thinking?.sides(state) ?? seats.map((_, seat) => seat)
  return new Map([...new Set(sides)].map(side => [side, [...seats.keys()].filter(seat => sides[seat] === side)]))
}
