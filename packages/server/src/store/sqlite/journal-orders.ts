import type { Snapshot } from '../records.ts'
import type { SomeMoves } from '../sql/writes.ts'
import type { Refusals } from './journal.ts'

/** What the thread that writes is asked to do. */
export type Order = { readonly id: number } & Task

export type Task =
  | { readonly do: 'take'; readonly body: string }
  /** File what waits, some of it or all. */
  | { readonly do: 'file'; readonly moves?: SomeMoves | undefined }
  | { readonly do: 'keep'; readonly table: string; readonly snapshot: Snapshot }
  /** The other connection is about to write: file what it needs, and write nothing until it is done. */
  | { readonly do: 'hold'; readonly moves: readonly SomeMoves[] }
  /** It is done, and has changed these tables, or any. */
  | { readonly do: 'goOn'; readonly changed: readonly string[] | undefined }

/** All that was asked for is done, but for what is refused; or nothing is. */
export interface Done {
  readonly id: number
  readonly refused?: Refusals
  readonly failed?: string
}
