import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { LocalNews } from '../local-news.ts'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import { sqlStore } from '../sql/store.ts'
import type { Store } from '../store.ts'
import { SqliteConnection } from './database.ts'
import { GroupCommit } from './group-commit.ts'

/** All tables in one file, for one process. */
export async function openSqlite(path: string): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true })
  const connection = new SqliteConnection(path, 'write')
  const writer = kysely(connection)
  await migrate(writer)
  // Reads have a connection of their own: they never see what is not yet committed.
  const reader = kysely(new SqliteConnection(path, 'read'))
  const commits = new GroupCommit(connection, writer)
  const close = async (): Promise<void> => {
    await commits.settled()
    await reader.destroy()
    await writer.destroy()
  }
  return sqlStore({ db: reader, writes: commits, news: new LocalNews(), isShared: false, close })
}

/** The file alone, without what a store puts around it. */
export function sqliteDatabase(path: string): Kysely<Schema> {
  mkdirSync(dirname(path), { recursive: true })
  return kysely(new SqliteConnection(path, 'write'))
}

function kysely(database: SqliteConnection): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
}
