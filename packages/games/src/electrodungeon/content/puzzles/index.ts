import { darkGrid } from './dark-grid.ts'
import { exactVoltage } from './exact-voltage.ts'
import { floodedChannel } from './flooded-channel.ts'
import { fourStatues } from './four-statues.ts'
import { lyingStatues } from './lying-statues.ts'
import { nextInLine } from './next-in-line.ts'
import { oddCoil } from './odd-coil.ts'
import { pathOfCurrent } from './path-of-current.ts'
import type { Puzzle } from './puzzle.ts'
import { runeSums } from './rune-sums.ts'
import { sequenceLock } from './sequence-lock.ts'
import { slidingBreakers } from './sliding-breakers.ts'
import { threeTanks } from './three-tanks.ts'

export const PUZZLES = {
  'PZ-01': darkGrid,
  'PZ-02': sequenceLock,
  'PZ-03': oddCoil,
  'PZ-04': floodedChannel,
  'PZ-05': fourStatues,
  'PZ-06': pathOfCurrent,
  'PZ-07': exactVoltage,
  'PZ-08': threeTanks,
  'PZ-09': lyingStatues,
  'PZ-10': slidingBreakers,
  'PZ-11': nextInLine,
  'PZ-12': runeSums,
} as const

export type PuzzleId = keyof typeof PUZZLES

export const PUZZLE_IDS = Object.keys(PUZZLES) as readonly PuzzleId[]

export type ShownOf<K extends PuzzleId> = ReturnType<(typeof PUZZLES)[K]['make']>['shown']

export type SaidOf<K extends PuzzleId> = ReturnType<(typeof PUZZLES)[K]['guess']>

/** A puzzle without its own types, for what is done with all of them alike. */
type AnyPuzzle = Puzzle<string, unknown, unknown>

export function anyPuzzle(id: PuzzleId): AnyPuzzle {
  return PUZZLES[id] as unknown as AnyPuzzle
}
