import { type Kysely, sql } from 'kysely'
import { migrate } from './migrations.ts'
import type { StoreOptions } from './open.ts'
import { postgresDatabase } from './postgres/open.ts'
import type { Schema } from './schema.ts'
import { sqliteDatabase } from './sqlite/open.ts'

const FIRST_LINE = { undercroft: 'backup', version: 1 }
const PAGE = 500

/** Every table with its key, those first that others refer to. Leases, challenges and nodes are of the moment, and not kept. */
const TABLES = [
  ['people', ['id']],
  ['tokens', ['id']],
  ['tables', ['id']],
  ['sitters', ['table_id', 'seat']],
  ['log', ['table_id', 'seq']],
  ['snapshots', ['table_id']],
  ['invitations', ['id']],
  ['admissions', ['table_id', 'person']],
  ['chat', ['table_id', 'n']],
  ['gallery', ['table_id', 'n']],
  ['mutes', ['person', 'muted']],
  ['notices', ['id']],
  ['published', ['id']],
  ['published_names', ['record', 'seat']],
  ['learned', ['person', 'mark']],
  ['analyses', ['table_id']],
  ['passkeys', ['id']],
  ['recoveries', ['id']],
  ['crests', ['person']],
  ['results', ['table_id', 'seat']],
  ['ratings', ['player', 'game', 'role']],
  ['seeks', ['person']],
  ['friends', ['person', 'friend']],
  ['friend_asks', ['person', 'asked']],
  ['calls', ['person', 'by_person', 'table_id']],
  ['tournaments', ['id']],
  ['entrants', ['tournament', 'n']],
  ['pairings', ['tournament', 'round', 'board']],
  ['blocks', ['person', 'blocked']],
  ['reports', ['id']],
  ['bans', ['id']],
  ['acts', ['id']],
  ['keys', ['name']],
] as const satisfies readonly (readonly [keyof Schema, readonly string[]])[]

type Row = Record<string, string | number | null>

/**
 * Everything, as it was at one moment, a line for each row; the server may run meanwhile. What was written by one kind of
 * database can be read into the other. It holds every secret: keep it as you keep the database.
 */
export async function backUp(options: StoreOptions, write: (line: string) => Promise<void>): Promise<number> {
  const db = await open(options)
  let rows = 0
  try {
    const work = db.transaction()
    const still = isPostgres(options) ? work.setIsolationLevel('repeatable read') : work
    await still.execute(async moment => {
      await write(JSON.stringify(FIRST_LINE))
      for (const [table, key] of TABLES) {
        for await (const row of rowsOf(moment, table, key)) {
          await write(JSON.stringify([table, row]))
          rows++
        }
      }
      await write(JSON.stringify({ end: rows }))
    })
  } finally {
    await db.destroy()
  }
  return rows
}

/** Reads a backup into an empty database, as a whole or not at all. */
export async function restore(options: StoreOptions, lines: AsyncIterable<string>): Promise<number> {
  const db = await open(options)
  try {
    await migrate(db)
    return await db.transaction().execute(async whole => {
      for (const [table] of TABLES) {
        const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(whole)
        if (rows.length > 0) throw new Error('this database is not empty: a backup is restored into a new one')
      }
      return readInto(whole, lines)
    })
  } finally {
    await db.destroy()
  }
}

async function readInto(db: Kysely<Schema>, lines: AsyncIterable<string>): Promise<number> {
  let rows = 0
  let isBegun = false
  for await (const line of lines) {
    const read: unknown = JSON.parse(line)
    if (!isBegun) {
      if (line !== JSON.stringify(FIRST_LINE)) throw new Error('this is no backup of Undercroft')
      isBegun = true
    } else if (Array.isArray(read)) {
      const [name, row] = read as [string, Row]
      const known = TABLES.find(([table]) => table === name)
      if (known === undefined) throw new Error(`a backup has no table "${name}"`)
      await db
        .insertInto(known[0])
        .values(row as never)
        .execute()
      rows++
    } else {
      const { end } = read as { end?: number }
      if (end !== rows) throw new Error(`the backup should have ${end} rows, and has ${rows}`)
      return rows
    }
  }
  throw new Error('the backup was cut off: its last line is missing')
}

async function* rowsOf(db: Kysely<Schema>, table: keyof Schema, key: readonly string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map(name => sql.ref(name)))
  let after: Row | undefined
  for (;;) {
    const last = after
    const beyond =
      last === undefined ? sql`` : sql`where (${columns}) > (${sql.join(key.map(name => sql.val(last[name] ?? null)))})`
    const page = sql<Row>`select * from ${sql.table(table)} ${beyond} order by ${columns} limit ${sql.lit(PAGE)}`
    const { rows } = await page.execute(db)
    yield* rows
    after = rows.at(-1)
    if (rows.length < PAGE) return
  }
}

function isPostgres({ databaseUrl }: StoreOptions): boolean {
  return databaseUrl !== undefined && databaseUrl !== ''
}

async function open({ databaseUrl, file }: StoreOptions): Promise<Kysely<Schema>> {
  return databaseUrl === undefined || databaseUrl === '' ? sqliteDatabase(file) : postgresDatabase(databaseUrl)
}
