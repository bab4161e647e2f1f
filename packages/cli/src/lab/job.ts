import type { Experiment, Unit } from '@undercroft/lab'
import type { Finished } from './work.ts'

/** What a worker is started with. */
export interface LabJob {
  /** The module that exports the games. */
  readonly module: string
  readonly experiment: Experiment
  /** Whether every game is wanted, and not only what they add up to. */
  readonly rows: boolean
  readonly control: SharedArrayBuffer
}

/** A worker asks for units when it is ready and when it has finished one. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'done' } & Finished)
  | { readonly kind: 'failed'; readonly message: string }

/** The unit to play next; none, if there is nothing left to do. */
export type ToWorker = { readonly unit: Unit } | { readonly end: true }
