import type { SimPlan } from './simulate.ts'
import type { Tally } from './tally.ts'

/** What a worker is started with. */
export interface SimJob extends SimPlan {
  /** The module that exports the games. */
  readonly module: string
  readonly game: string
  readonly games: number
  /** The seconds that a program may take for an answer. */
  readonly patience: number
  /** Shared by all workers: the number of the next game, and whether to stop. */
  readonly control: SharedArrayBuffer
}

/** The index of the number of the next game in `control`, after the one that tells to stop. */
export const NEXT = 1
export const CONTROLS = 2

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly tally: Tally }
  | { readonly kind: 'failed'; readonly message: string }
