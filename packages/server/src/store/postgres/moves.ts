import type pg from 'pg'
import type { Schema, TableRow } from '../schema.ts'

/** An entry of a log, and the columns of its table that change with it. */
export interface Move extends Omit<Schema['log'], 'seq'> {
  readonly seq: number
  readonly columns: Partial<TableRow>
}

interface Waiting {
  readonly move: Move
  readonly done: (isTaken: boolean) => void
}

/** While so many batches are on their way, the next one gathers; the server commits these together if it can. */
const BATCHES_AT_ONCE = 2
const MOST_TOGETHER = 500

/**
 * Writes the moves of many tables by one statement: one way there and back, one commit and one flush for all that came
 * while the last ones were written. A move that another was faster than is not taken, and neither is any of a batch that
 * fails: their writers then go the usual way, each alone.
 */
export class MoveWriter {
  readonly #pool: pg.Pool
  #queue: Waiting[] = []
  #running = 0
  #scheduled: NodeJS.Immediate | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Whether the move stands, committed. */
  write(move: Move): Promise<boolean> {
    return new Promise(done => {
      this.#queue.push({ move, done })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#running >= BATCHES_AT_ONCE || this.#queue.length === 0) return
    this.#scheduled ??= setImmediate(() => {
      this.#scheduled = undefined
      void this.#run()
    })
  }

  async #run(): Promise<void> {
    const batch = this.#next()
    if (batch.length === 0) return
    this.#running++
    this.#schedule()
    const taken = await this.#write(batch)
    this.#running--
    this.#schedule()
    for (const { move, done } of batch) done(taken.has(move.table_id))
  }

  /** One move of each table, in the order of the tables: two nodes that write at once wait for one another in turn. */
  #next(): Waiting[] {
    const batch = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const waiting of this.#queue) {
      const { table_id: table } = waiting.move
      if (batch.has(table) || batch.size >= MOST_TOGETHER) later.push(waiting)
      else batch.set(table, waiting)
    }
    this.#queue = later
    return [...batch.values()].sort((a, b) => (a.move.table_id < b.move.table_id ? -1 : 1))
  }

  /** The tables whose moves stand. */
  async #write(batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
    try {
      const moves = JSON.stringify(batch.map(({ move }) => move))
      const { rows } = await this.#pool.query<{ table_id: string }>({ name: 'moves', text: WRITE, values: [moves] })
      return new Set(rows.map(row => row.table_id))
    } catch {
      return new Set() // whoever writes alone is told what is wrong
    }
  }
}

/** A column that a move names is set, also to null; others stay as they are. */
function columnOf(name: keyof TableRow, type: 'text' | 'bigint' | 'integer'): string {
  return `${name} = case when moved.columns ? '${name}' then (moved.columns ->> '${name}')::${type} else tables.${name} end`
}

const WRITE = `
with moved as materialized (
  select * from jsonb_to_recordset($1::jsonb) as moved
    (table_id text, seq integer, happening text, person text, request text, at bigint, columns jsonb)
), added as (
  insert into log (table_id, seq, happening, person, request, at)
    select table_id, seq, happening, person, request, at from moved order by table_id
    on conflict do nothing returning table_id
), changed as (
  update tables set seq = moved.seq, ${[
    columnOf('waiting', 'text'),
    columnOf('hands', 'text'),
    columnOf('proposal', 'text'),
    columnOf('bot_due', 'integer'),
    columnOf('deadline', 'bigint'),
    columnOf('notice_at', 'bigint'),
  ].join(', ')}
  from moved join added using (table_id) where tables.id = moved.table_id
)
select table_id from added`
