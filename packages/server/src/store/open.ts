import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Store } from './store.ts'

export interface StoreOptions {
  /** A PostgreSQL server; without it, one SQLite file. */
  readonly databaseUrl?: string | undefined
  readonly file: string
}

export function openStore(
  { databaseUrl, file }: StoreOptions,
  failed: (error: Error) => void = () => undefined,
): Promise<Store> {
  return databaseUrl === undefined || databaseUrl === '' ? openSqlite(file) : openPostgres(databaseUrl, failed)
}
