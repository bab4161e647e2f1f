import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What is to be written, and nothing else: it awaits no more than its own queries. */
export type Act<T> = (db: Kysely<Schema>) => Promise<T>

/** Which moves an act has to find in their place: a store may write them down first and file them later. */
export type Needs = 'no moves' | 'all moves' | SomeMoves

/** Those of a table, and those of any table that somebody's request of this name brought about. */
export interface SomeMoves {
  readonly table?: string
  readonly person?: string | undefined
  readonly request?: string | undefined
}

/** Runs each act as a whole or not at all; its promise is kept after the commit. */
export interface Writes {
  write<T>(needs: Needs, act: Act<T>): Promise<T>
}
