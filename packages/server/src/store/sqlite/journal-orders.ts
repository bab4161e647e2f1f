import type { Snapshot } from '../records.ts'
import type { Refusals } from './journal.ts'

/** What the thread that writes is asked to do. */
export type Order = { readonly id: number } & Task

export type Task =
  | { readonly do: 'take'; readonly body: string }
  /** File what waits, of one table or of all. */
  | { readonly do: 'file'; readonly table?: string | undefined }
  | { readonly do: 'keep'; readonly table: string; readonly snapshot: Snapshot }
  /** The other connection has written. */
  | { readonly do: 'forget' }

/** All that was asked for is done, but for what is refused; or nothing is. */
export interface Done {
  readonly id: number
  readonly refused?: Refusals
  readonly failed?: string
}
