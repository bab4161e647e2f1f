import { type Game, type House, readOptions } from '@undercroft/kernel'
import type { Arm, Experiment, Group } from '../experiment/experiment.ts'
import { type ArmSums, addChunk, type Chunk, emptyChunk } from '../measure/sums.ts'
import { measuredIn, rounded } from '../report/measured.ts'
import type { Measured } from '../report/report.ts'
import { type Goal, nameOf, type Reached, type Tried, type Tune } from './tune.ts'

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

/**
 * Judges a candidate by the goals: the sum of the squares of how far it is off, in tenths. A goal that no game has
 * measured is not met, however near it may be.
 */
export function judged(game: Game, experiment: Experiment, { goals }: Tune, candidate: Candidate): Tried {
  const reached = groupsWith(game, experiment, candidate.content).flatMap(({ name, arms: [arm] }, g) => {
    const rows = arm === undefined ? [] : measuredIn(game, arm, candidate.sums[g]?.arms[0] as ArmSums)
    return goals.flatMap(goal => rows.filter(row => isAbout(goal, row)).map(row => reachedIn(goal, row, name)))
  })
  const unmeasured = goals.map(nameOf).filter(name => !reached.some(({ goal }) => goal === name))
  const loss = reached.reduce((sum, { off }) => sum + off ** 2, unmeasured.length === 0 ? 0 : Number.POSITIVE_INFINITY)
  const { content, games, round } = candidate
  return { content, games, loss: rounded(loss), reached, unmeasured, round }
}

function isAbout(goal: Goal, { id, of }: Measured): boolean {
  return id === goal.id && (goal.of === undefined || of === goal.of)
}

function reachedIn(goal: Goal, row: Measured, group: string): Reached {
  const fair = row.fair === undefined || row.fair === 0 ? 1 : row.fair
  const [value, low, high] = [row.value / fair, row.low / fair, row.high / fair]
  const off = Math.max(0, goal.from - value, value - goal.to) / unitOf(goal, row.fair !== undefined)
  return {
    goal: nameOf(goal),
    of: [row.of, group].filter(part => part !== '').join(', '),
    value: rounded(value),
    low: rounded(low),
    high: rounded(high),
    off: rounded(off),
    met: off === 0,
  }
}

function unitOf({ from, to }: Goal, isFair: boolean): number {
  return TENTH * (isFair ? 1 : Math.max(Math.abs(from), Math.abs(to)) || 1)
}
