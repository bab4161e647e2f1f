import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { migrate } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import { SqlLeases } from '../sql/leases.ts'
import { sqlStore } from '../sql/store.ts'
import type { Act, Needs, Writes } from '../sql/writes.ts'
import type { Store } from '../store.ts'
import { MoveWriter } from './moves.ts'
import { PostgresNews } from './news.ts'
import { PostgresTables } from './tables.ts'

const POOL_SIZE = 16
const TRIES = 5

/** What PostgreSQL asks to be tried again: serialization failure, deadlock. */
const TRY_AGAIN = new Set(['40001', '40P01'])

/** Tables on a database server, for any number of equal nodes. */
export async function openPostgres(url: string, failed: (error: Error) => void): Promise<Store> {
  const pool = poolOf(url, POOL_SIZE)
  pool.on('error', failed) // an idle connection was lost: the pool makes another
  pool.on('connect', client => client.on('error', failed)) // one in use was lost: its query fails, and that is enough
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const news = new PostgresNews(url, failed)
  await news.start()
  const close = async (): Promise<void> => {
    await news.stop()
    await db.destroy()
  }
  const writes = new Transactions(db)
  const tables = new PostgresTables(db, writes, new MoveWriter(pool))
  return sqlStore({ db, writes, tables, leases: new SqlLeases(writes), news, isShared: true, close })
}

/** The database alone, without what a store puts around it. */
export function postgresDatabase(url: string): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(url, 1) }) })
}

function poolOf(url: string, max: number): pg.Pool {
  return new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 5000, types: wholeNumbers })
}

/** Times fit into a number: PostgreSQL's 64 bits need not come as text. */
const wholeNumbers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
}

class Transactions implements Writes {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async write<T>(_: Needs, act: Act<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#db.transaction().execute((db: Transaction<Schema>) => act(db))
      } catch (error) {
        const { code } = error as { code?: unknown }
        if (tries >= TRIES || typeof code !== 'string' || !TRY_AGAIN.has(code)) throw error
      }
    }
  }
}
