import { existsSync, rmSync } from 'node:fs'
import type { DuckDBConnection, DuckDBInstance, DuckDBType, DuckDBValue } from '@duckdb/node-api'
import type { Game } from '@undercroft/kernel'
import type { Experiment, GameRow, Unit } from '@undercroft/lab'
import { CommandError } from '../command.ts'
import { whyNot } from '../files.ts'

type DuckDB = typeof import('@duckdb/node-api')

/** How the games may be written, by the end of the file's name. */
const FORMATS = ['.parquet', '.duckdb'] as const

/** The memory that the database may take: what is beyond it waits on disk. */
const MEMORY = '256MB'

/** What a row of the working table holds, in this order. What is the same in all games of an arm stands in `arms`. */
const COLUMNS = {
  arm: 'INTEGER',
  number: 'INTEGER',
  bots: 'VARCHAR[]',
  subjects: 'VARCHAR[][]',
  result: 'VARCHAR',
  winners: 'VARCHAR[]',
  ending: 'VARCHAR',
  rounds: 'INTEGER',
  answers: 'INTEGER',
  offered: 'INTEGER',
  first: 'VARCHAR',
  used: 'VARCHAR[]',
  lead_changes: 'INTEGER',
  decided_at: 'DOUBLE',
  lowest: 'DOUBLE',
} as const

/** The games as one table, in the order of arms and numbers. */
const TABLE = `SELECT a.experiment, a.game, a.version, a.seed, a.arm, a.options, a.seats, g.* EXCLUDE (arm)
  FROM played g JOIN arms a ON a.id = g.arm ORDER BY g.arm, g.number`

/** Writes every game of an experiment in a database file, unit by unit, and in the end as the file that was asked for. */
export class GamesOut {
  readonly #file: string
  readonly #instance: DuckDBInstance
  readonly #connection: DuckDBConnection
  readonly #types: readonly DuckDBType[]
  readonly #duckdb: DuckDB
  /** The number of the first arm of each group. */
  readonly #arms: readonly number[]
  /** Whether nothing of this experiment was there. */
  readonly isNew: boolean

  private constructor(
    file: string,
    instance: DuckDBInstance,
    connection: DuckDBConnection,
    duckdb: DuckDB,
    experiment: Experiment,
    isNew: boolean,
  ) {
    const texts = duckdb.LIST(duckdb.VARCHAR)
    const types = {
      INTEGER: duckdb.INTEGER,
      VARCHAR: duckdb.VARCHAR,
      DOUBLE: duckdb.DOUBLE,
      'VARCHAR[]': texts,
      'VARCHAR[][]': duckdb.LIST(texts),
    }
    this.#file = file
    this.#instance = instance
    this.#connection = connection
    this.#types = Object.values(COLUMNS).map(type => types[type])
    this.#duckdb = duckdb
    this.#arms = firstArms(experiment)
    this.isNew = isNew
  }

  /** Goes on with what an earlier run of the same experiment has written, or begins anew. */
  static async open(file: string, game: Game, experiment: Experiment, sum: string): Promise<GamesOut> {
    if (!FORMATS.some(format => file.endsWith(format))) {
      throw new CommandError(`--games-out ${file}: the name ends in ${FORMATS.join(' or ')}`)
    }
    const duckdb = await import('@duckdb/node-api')
    const part = `${file}.part`
    for (const isNew of [false, true]) {
      if (isNew) for (const each of [part, `${part}.wal`]) rmSync(each, { force: true })
      else if (!existsSync(part)) continue
      const instance = await opened(duckdb, part)
      const connection = await instance.connect()
      await connection.run(`SET threads = 1; SET memory_limit = '${MEMORY}'; SET preserve_insertion_order = true`)
      const out = new GamesOut(file, instance, connection, duckdb, experiment, isNew)
      if (isNew) await out.#create(game, experiment, sum)
      else if (!(await out.#is(sum))) {
        out.close()
        continue
      }
      return out
    }
    throw new Error(`${part} was neither opened nor made`)
  }

  /** Writes the games of a unit, if they are not there. */
  async add(unit: Unit, rows: readonly GameRow[]): Promise<void> {
    const [known] = await this.#rows(`SELECT 1 FROM units WHERE grp = ${unit.group} AND first = ${unit.from}`)
    if (known !== undefined) return
    await this.#connection.run('BEGIN')
    const appender = await this.#connection.createAppender('played')
    const first = this.#arms[unit.group] ?? 0
    for (let at = 0; at < rows.length; at += MOST_ROWS) {
      const part = rows.slice(at, at + MOST_ROWS).map(row => valuesOf(row, first, this.#duckdb.listValue))
      const chunk = this.#duckdb.DuckDBDataChunk.create(this.#types, part.length)
      chunk.setRows(part)
      appender.appendDataChunk(chunk)
    }
    appender.closeSync()
    await this.#connection.run(`INSERT INTO units VALUES (${unit.group}, ${unit.from})`)
    await this.#connection.run('COMMIT')
  }

  /** Writes the file that was asked for, and forgets the rest. */
  async end(): Promise<void> {
    rmSync(this.#file, { force: true })
    if (this.#file.endsWith('.parquet')) {
      await this.#connection.run(`COPY (${TABLE}) TO ${quoted(this.#file)} (FORMAT parquet, COMPRESSION zstd)`)
    } else {
      await this.#connection.run(`ATTACH ${quoted(this.#file)} AS result; CREATE TABLE result.games AS ${TABLE}`)
      await this.#connection.run('DETACH result')
    }
    this.close()
    for (const each of ['.part', '.part.wal', '.part.tmp']) {
      rmSync(`${this.#file}${each}`, { force: true, recursive: true })
    }
  }

  /** Leaves what is finished for the next run. */
  close(): void {
    this.#connection.closeSync()
    this.#instance.closeSync()
  }

  async #create({ id, version, seats }: Game, { title, seed, groups }: Experiment, sum: string): Promise<void> {
    const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`)
    await this.#connection.run(`CREATE TABLE played (${columns.join(', ')});
      CREATE TABLE units (grp INTEGER, first INTEGER);
      CREATE TABLE arms (id INTEGER, experiment VARCHAR, game VARCHAR, version INTEGER, seed VARCHAR, arm VARCHAR,
        options VARCHAR, seats VARCHAR[]);
      CREATE TABLE about (sum VARCHAR)`)
    for (const [i, { name, options }] of groups.flatMap(group => group.arms).entries()) {
      const places = seats(options).map(seat => quoted(seat.name))
      const texts = [seed, name, JSON.stringify(options)].map(quoted)
      await this.#connection.run(
        `INSERT INTO arms VALUES (${i}, ${quoted(title)}, ${quoted(id)}, ${version}, ${texts.join(', ')}, [${places.join(', ')}])`,
      )
    }
    await this.#connection.run(`INSERT INTO about VALUES (${quoted(sum)})`)
  }

  async #is(sum: string): Promise<boolean> {
    const tables = await this.#rows("SELECT 1 FROM duckdb_tables() WHERE table_name = 'about'")
    if (tables.length === 0) return false
    const [row] = await this.#rows('SELECT sum FROM about')
    return row?.[0] === sum
  }

  async #rows(sql: string): Promise<DuckDBValue[][]> {
    return (await this.#connection.runAndReadAll(sql)).getRows()
  }
}

/** The rows of one vector of the database. */
const MOST_ROWS = 2048

function firstArms({ groups }: Experiment): number[] {
  let arms = 0
  return groups.map(group => {
    arms += group.arms.length
    return arms - group.arms.length
  })
}

function valuesOf(row: GameRow, first: number, list: DuckDB['listValue']): DuckDBValue[] {
  const orNull = (value: number | string | undefined): DuckDBValue => value ?? null
  return [
    first + row.arm,
    row.number,
    list(row.bots),
    list(row.subjects.map(each => list(each))),
    row.result,
    list(row.winners),
    orNull(row.ending),
    orNull(row.rounds),
    row.answers,
    row.offered,
    orNull(row.first),
    list(row.used),
    orNull(row.leadChanges),
    orNull(row.decidedAt),
    orNull(row.lowest),
  ]
}

async function opened(duckdb: DuckDB, file: string): Promise<DuckDBInstance> {
  try {
    return await duckdb.DuckDBInstance.create(file)
  } catch (error) {
    throw new CommandError(`${file}: ${whyNot(error)}`)
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
