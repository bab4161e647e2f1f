import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

interface PreparedStatement extends SqliteStatement {
  /** The first row. */
  get(parameters: readonly unknown[]): unknown
}

/** Far more than there are queries; lists of many lengths must not fill the memory. */
const MOST_STATEMENTS = 400

/** A checkpoint is made seldom, because writers wait for it. */
const CHECKPOINT_PAGES = 8000
/** The connection of the main loop makes one only if nobody else has for so many times as long. */
const LATER = 4

/** One connection to a file, in the form that Kysely takes; statements are prepared once. */
export class SqliteConnection implements SqliteDatabase {
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, PreparedStatement>()

  constructor(path: string, access: 'write' | 'read') {
    this.#db = new DatabaseSync(path, { timeout: 5000, readOnly: access === 'read', enableForeignKeyConstraints: true })
    if (access === 'read') return
    this.#db.exec('pragma journal_mode = wal')
    this.#db.exec('pragma synchronous = full') // what was acknowledged survives a power cut
    this.#db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  }

  /** From now on a commit is written and not flushed: whoever writes here sees to it. Checkpoints are made by others. */
  flushElsewhere(): void {
    this.#db.exec('pragma synchronous = normal')
    this.#db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES * LATER}`)
  }

  /** For what is said again and again: `begin`, `commit`. */
  exec(sql: string): void {
    this.prepare(sql).run([])
  }

  prepare(sql: string): PreparedStatement {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    if (this.#prepared.size >= MOST_STATEMENTS) this.#prepared.clear()
    const statement = adapt(this.#db.prepare(sql))
    this.#prepared.set(sql, statement)
    return statement
  }

  /** Takes back what was begun; nothing if it did not even begin. */
  undo(): void {
    if (this.#db.isTransaction) this.#db.exec('rollback')
  }

  close(): void {
    this.#prepared.clear()
    this.#db.close()
  }
}

function adapt(statement: StatementSync): PreparedStatement {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    get: parameters => statement.get(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  }
}
