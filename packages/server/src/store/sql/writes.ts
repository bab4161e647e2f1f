import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What is to be written, and nothing else: it awaits no more than its own queries. */
export type Act<T> = (db: Kysely<Schema>) => Promise<T>

/** Runs each act as a whole or not at all; its promise is kept after the commit. */
export interface Writes {
  write<T>(act: Act<T>): Promise<T>
}
