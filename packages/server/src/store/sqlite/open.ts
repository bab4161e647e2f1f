import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { LocalLeases } from '../local-leases.ts'
import { LocalNews } from '../local-news.ts'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import { sqlStore } from '../sql/store.ts'
import type { Store } from '../store.ts'
import { SqliteConnection } from './database.ts'
import { Flusher } from './flusher.ts'
import { GroupCommit } from './group-commit.ts'
import { Journal } from './journal.ts'
import { checkSound, keepPrivate } from './soundness.ts'
import { SqliteTables } from './tables.ts'
import { JournalWriter } from './writer.ts'

/** All tables in one file, for one process. */
export async function openSqlite(path: string): Promise<Store> {
  const connection = connect(path, checkSound)
  const writer = kysely(connection)
  await migrate(writer)
  // Reads have a connection of their own: they never see what is not yet committed.
  const reader = kysely(new SqliteConnection(path, 'read'))
  const journal = new JournalWriter(path)
  connection.flushElsewhere()
  const flusher = new Flusher(`${path}-wal`)
  const writes = new GroupCommit({ connection, db: writer, journal, flusher })
  const close = async (): Promise<void> => {
    await writes.settled()
    await journal.close()
    await flusher.close()
    await reader.destroy()
    await writer.destroy()
  }
  const tables = new SqliteTables(reader, writes, journal)
  const store = sqlStore({
    ...{ db: reader, writes, tables, leases: new LocalLeases(), news: new LocalNews(), isShared: false, close },
  })
  return {
    ...store,
    async ping() {
      journal.check()
      await store.ping()
    },
  }
}

/** The file alone, without what a store puts around it. */
export function sqliteDatabase(path: string): Kysely<Schema> {
  return kysely(connect(path))
}

/** What a server that was killed, or one that runs now, has not filed yet is filed. */
function connect(path: string, check: (path: string) => void = () => undefined): SqliteConnection {
  mkdirSync(dirname(path), { recursive: true })
  keepPrivate(path)
  check(path)
  const connection = new SqliteConnection(path, 'write')
  new Journal(connection).fileAll()
  return connection
}

function kysely(database: SqliteConnection): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
}
