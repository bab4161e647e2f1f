import type { Glimpse } from '@undercroft/bots'
import type { GameRecord } from '@undercroft/kernel'

/** What a thread is started with. */
export interface AnalyseJob {
  /** The module that exports the games. */
  readonly module: string
  readonly game: string
  readonly record: GameRecord
  readonly rounds: number
  readonly seed: string
  readonly workers: number
  /** Shared by all threads: whether to stop, and how many have started. */
  readonly control: SharedArrayBuffer
}

/** The index of the number of threads that have started, after the one that tells to stop. */
export const THREADS = 1
export const CONTROLS = 2

export type FromAnalyse = Glimpse
