import { type Game, type House, readOptions } from '@undercroft/kernel'
import type { Arm, Experiment, Group } from '../experiment/experiment.ts'
import { type ArmSums, addChunk, type Chunk, emptyChunk } from '../measure/sums.ts'
import { measuredIn, rounded } from '../report/measured.ts'
import type { Goal, Reached, Tried, Tune } from './tune.ts'

/** A setting that is being tried, and what its games add up to, combination by combination. */
export interface Candidate {
  readonly content: House
  readonly round: number
  readonly sums: readonly Chunk[]
  games: number
}

export function candidateOf(content: House, round: number, groups: number): Candidate {
  return { content, round, sums: Array.from({ length: groups }, () => emptyChunk(1)), games: 0 }
}

export function addGames(candidate: Candidate, group: number, chunk: Chunk): void {
  const sum = candidate.sums[group]
  if (sum !== undefined) addChunk(sum, chunk)
}

/** The groups of an experiment in which only this setting is played. */
export function groupsWith(game: Game, { groups }: Experiment, content: House): Group[] {
  return groups.map(({ name, arms: [arm] }) => ({ name, arms: arm === undefined ? [] : [armWith(game, arm, content)] }))
}

function armWith(game: Game, arm: Arm, content: House): Arm {
  const { house, ...options } = arm.options
  const given = { ...options, house: { ...(house as House | undefined), ...content } }
  const read = readOptions(game.options, given)
  if (!read.ok) throw new Error(read.error.join('; ')) // each value was looked at when the file was read
  return { ...arm, options: read.value as Arm['options'] }
}

/** A tenth of what is fair, or of the goal itself, is as far off as another's tenth. */
const TENTH = 0.1

/** Judges a candidate by the goals: the sum of the squares of how far it is off, in tenths. */
export function judged(game: Game, experiment: Experiment, { goals }: Tune, candidate: Candidate): Tried {
  let loss = 0
  const reached: Reached[] = []
  for (const [g, group] of groupsWith(game, experiment, candidate.content).entries()) {
    const [arm] = group.arms
    const rows = arm === undefined ? [] : measuredIn(game, arm, candidate.sums[g]?.arms[0] as ArmSums)
    for (const goal of goals) {
      for (const row of rows.filter(({ id, of }) => id === goal.id && (goal.of === undefined || of === goal.of))) {
        const fair = row.fair === undefined || row.fair === 0 ? 1 : row.fair
        const [value, low, high] = [row.value / fair, row.low / fair, row.high / fair]
        const off = Math.max(0, goal.from - value, value - goal.to)
        loss += (off / unitOf(goal, row.fair !== undefined)) ** 2
        reached.push({
          goal: goal.id,
          of: [row.of, group.name].filter(part => part !== '').join(', '),
          value: rounded(value),
          low: rounded(low),
          high: rounded(high),
          met: off === 0,
        })
      }
    }
  }
  const { content, games, round } = candidate
  return { content, games, loss: rounded(loss), reached, round }
}

function unitOf({ from, to }: Goal, isFair: boolean): number {
  return TENTH * (isFair ? 1 : Math.max(Math.abs(from), Math.abs(to)) || 1)
}
