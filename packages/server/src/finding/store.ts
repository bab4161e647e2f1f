import type { Place, TableRecord, Time } from '../store/records.ts'
import type { Pace, Seek } from './records.ts'

/** Which tables somebody looks for. */
export interface TableSearch {
  readonly status: 'open' | 'playing'
  readonly game?: string | undefined
  readonly pace?: Pace | undefined
  /** With a seat that anybody may take. */
  readonly free?: boolean | undefined
}

export interface Finding {
  /** Instead of what this person sought before. */
  seek(seek: Seek): Promise<void>
  seekOf(person: string): Promise<Seek | undefined>
  /** These are still here. */
  stay(persons: readonly string[], until: Time): Promise<void>
  unseek(person: string): Promise<void>
  /** Everybody who waits at this moment, the first first. */
  waiting(now: Time): Promise<Seek[]>
  /** Seats these at a new table, all of them or none: false if somebody else was faster with one of them. */
  match(seeks: readonly Seek[], table: TableRecord): Promise<boolean>
  /** Public tables, the newest first. */
  tables(search: TableSearch, after: Place | undefined, limit: number): Promise<TableRecord[]>
}
