import type { Appended, Happening, Snapshot, Time } from '../records.ts'
import type { TableRow } from '../schema.ts'
import type { SomeMoves } from '../sql/writes.ts'
import type { SqliteConnection } from './database.ts'

/** An entry on its way into the log, and the table's columns that change with it. */
export type Line = readonly [
  table: string,
  seq: number,
  happening: Happening,
  person: string | null,
  request: string | null,
  at: Time,
  columns: Partial<TableRow>,
]

/** Why a line was not taken; a table that is not there is the caller's mistake. */
export type Refusal = Exclude<Appended, { kind: 'taken' }> | { readonly kind: 'missing' }

/** Those lines of a batch that were not taken, by their place in it. */
export type Refusals = ReadonlyMap<number, Refusal>

interface Waiting {
  readonly line: Line
  /** The row of the journal that it stands in. */
  readonly row: number
}

/** So many entries of one table are worth being filed together. */
const FILED_TOGETHER = 100
/** Nothing waits longer while others keep coming. */
const LONGEST_WAIT_MS = 1000
const MOST_HEADS = 20_000

/**
 * Choices are first written down in the order in which they come, all that came together as one row: a page or two of the
 * file for a hundred tables, where filing each in its table's log would touch hundreds. They are filed later, many of one
 * table at a time. What is in the journal is committed; a server that was killed files it when it starts.
 */
export class Journal {
  readonly #connection: SqliteConnection
  /** What is not filed yet, by table, the table that waits longest first. */
  readonly #waiting = new Map<string, Waiting[]>()
  readonly #full = new Set<string>()
  readonly #requests = new Map<string, { readonly table: string; readonly seq: number }>()
  /** How many lines of each row are not filed yet. */
  readonly #rows = new Map<number, number>()
  /** The number of log entries of each table, including those that are not filed yet. */
  readonly #heads = new Map<string, number>()

  constructor(connection: SqliteConnection) {
    this.#connection = connection
    connection.exec('create table if not exists journal (n integer primary key, body text not null)')
    for (const { n, body } of connection.prepare('select n, body from journal order by n').all([]) as Row[]) {
      this.#remember(JSON.parse(body) as Line[], n)
    }
    this.#rememberRequests()
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /** Whether enough entries of a table have come together, or some have waited long enough. */
  isDue(now: Time): boolean {
    if (this.#full.size > 0) return true
    const [longest] = this.#waiting.values()
    return longest?.[0] !== undefined && longest[0].line[5] < now - LONGEST_WAIT_MS
  }

  /** Writes down what may stand, in one commit; whoever is late or repeats a request is told so. */
  take(body: string): Refusals {
    const lines = JSON.parse(body) as Line[]
    const refusals = new Map<number, Refusal>()
    try {
      this.#connection.exec('begin immediate')
      for (const [i, line] of lines.entries()) {
        const refusal = this.#judge(line)
        if (refusal !== undefined) refusals.set(i, refusal)
      }
      const kept = refusals.size === 0 ? lines : lines.filter((_, i) => !refusals.has(i))
      const text = kept === lines ? body : JSON.stringify(kept)
      const added = kept.length === 0 ? undefined : this.#run('insert into journal (body) values (?)', [text])
      this.#connection.exec('commit')
      if (added !== undefined) this.#remember(kept, Number(added.lastInsertRowid))
      return refusals
    } catch (error) {
      this.#connection.undo()
      this.forgetHeads()
      this.#rememberRequests()
      throw error
    }
  }

  /** The tables that have entries to be filed, the one that waits longest first. */
  tables(): string[] {
    return [...this.#waiting.keys()]
  }

  /** Files the entries of the table whose turn it is, and names it. */
  fileNext(): string | undefined {
    const [table] = this.#full.size > 0 ? this.#full : this.#waiting.keys()
    if (table !== undefined) this.file([table])
    return table
  }

  fileAll(): void {
    this.file(this.tables())
  }

  /** Files the entries of the tables that these are about. */
  fileSome(moves: readonly SomeMoves[]): void {
    const tables = moves.flatMap(({ table, person, request }) => [
      table,
      isName(person) && isName(request) ? this.#requests.get(requestKey(person, request))?.table : undefined,
    ])
    this.file([...new Set(tables)].filter(isName))
  }

  /** Not flushed: the journal still holds what a power cut would lose. */
  file(tables: readonly string[]): void {
    const lists = tables.flatMap(table => this.#waiting.get(table) ?? [])
    if (lists.length === 0) return
    this.#unflushed(() => {
      for (const { line } of lists) this.#fileEntry(line)
      for (const table of tables) this.#fileChange(this.#waiting.get(table) ?? [])
      for (const row of this.#doneWith(lists)) this.#run('delete from journal where n = ?', [row])
    })
    for (const { line, row } of lists) {
      this.#requests.delete(requestKey(line[3], line[4]))
      const left = (this.#rows.get(row) ?? 0) - 1
      if (left > 0) this.#rows.set(row, left)
      else this.#rows.delete(row)
    }
    for (const table of tables) {
      this.#waiting.delete(table)
      this.#full.delete(table)
    }
  }

  keepSnapshot(table: string, { seq, version, body }: Snapshot): void {
    this.#unflushed(() => this.#run(KEEP_SNAPSHOT, [table, seq, version, body]))
  }

  /** Somebody else may have written to these tables, or to any. */
  forgetHeads(tables?: readonly string[]): void {
    if (tables === undefined) this.#heads.clear()
    else for (const table of tables) this.#heads.delete(table)
  }

  #judge(line: Line): Refusal | undefined {
    const [table, seq, , person, request] = line
    const head = this.#heads.get(table) ?? this.#readHead(table)
    if (head === undefined) return { kind: 'missing' }
    const isNamed = person !== null && request !== null
    const key = requestKey(person, request)
    const before = isNamed ? (this.#requests.get(key) ?? this.#filed(person, request)) : undefined
    if (before !== undefined) return { kind: 'repeated', ...before }
    if (seq !== head + 1) return { kind: 'late' }
    this.#heads.set(table, seq)
    if (isNamed) this.#requests.set(key, { table, seq })
    return undefined
  }

  #readHead(table: string): number | undefined {
    const row = this.#connection.prepare('select seq from tables where id = ?').get([table]) as
      | { seq: number }
      | undefined
    const filed = row?.seq
    if (filed === undefined) return undefined
    if (this.#heads.size >= MOST_HEADS) this.#heads.clear()
    const head = this.#waiting.get(table)?.at(-1)?.line[1] ?? filed
    this.#heads.set(table, head)
    return head
  }

  #filed(person: string, request: string): { table: string; seq: number } | undefined {
    const found = 'select table_id as "table", seq from log where person = ? and request = ?'
    return this.#connection.prepare(found).get([person, request]) as { table: string; seq: number } | undefined
  }

  #remember(lines: readonly Line[], row: number): void {
    for (const line of lines) {
      const [table] = line
      const waiting = this.#waiting.get(table)
      if (waiting === undefined) this.#waiting.set(table, [{ line, row }])
      else if (waiting.push({ line, row }) === FILED_TOGETHER) this.#full.add(table)
    }
    this.#rows.set(row, lines.length)
  }

  #rememberRequests(): void {
    this.#requests.clear()
    for (const waiting of this.#waiting.values()) {
      for (const { line } of waiting) {
        const [table, seq, , person, request] = line
        this.#requests.set(requestKey(person, request), { table, seq })
      }
    }
  }

  /** What was filed before the server was killed is there already. */
  #fileEntry([table, seq, happening, person, request, at]: Line): void {
    this.#run(FILE_ENTRY, [table, seq, JSON.stringify(happening), person, request, at])
  }

  #fileChange(waiting: readonly Waiting[]): void {
    const last = waiting.at(-1)?.line
    if (last === undefined) return
    const columns = { ...Object.assign({}, ...waiting.map(({ line }) => line[6])), seq: last[1] }
    const names = Object.keys(columns)
    const set = names.map(name => `${name} = ?`).join(', ')
    this.#run(`update tables set ${set} where id = ? and seq < ?`, [...Object.values(columns), last[0], last[1]])
  }

  #doneWith(filed: readonly Waiting[]): number[] {
    const counts = new Map<number, number>()
    for (const { row } of filed) counts.set(row, (counts.get(row) ?? 0) + 1)
    return [...counts].flatMap(([row, count]) => (count === this.#rows.get(row) ? [row] : []))
  }

  #unflushed(write: () => void): void {
    this.#connection.exec('pragma synchronous = normal')
    try {
      this.#connection.exec('begin immediate')
      write()
      this.#connection.exec('commit')
    } catch (error) {
      this.#connection.undo()
      throw error
    } finally {
      this.#connection.exec('pragma synchronous = full')
    }
  }

  #run(sql: string, values: readonly unknown[]): { lastInsertRowid: number | bigint } {
    return this.#connection.prepare(sql).run(values)
  }
}

interface Row {
  readonly n: number
  readonly body: string
}

const FILE_ENTRY =
  'insert into log (table_id, seq, happening, person, request, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing'

const KEEP_SNAPSHOT = `insert into snapshots (table_id, seq, version, body) values (?, ?, ?, ?) on conflict (table_id)
  do update set seq = excluded.seq, version = excluded.version, body = excluded.body where snapshots.seq <= excluded.seq`

function requestKey(person: string | null, request: string | null): string {
  return `${person} ${request}`
}

function isName(text: string | undefined): text is string {
  return text !== undefined
}
