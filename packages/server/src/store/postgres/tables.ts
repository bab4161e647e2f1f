import type { Kysely } from 'kysely'
import type { Appended, NewEntry, TableChange } from '../records.ts'
import type { Schema } from '../schema.ts'
import { changedColumns, isOfMove } from '../sql/table-rows.ts'
import { SqlTables } from '../sql/tables.ts'
import type { Writes } from '../sql/writes.ts'
import type { MoveWriter } from './moves.ts'

/** Tables whose moves are written many at a time. */
export class PostgresTables extends SqlTables {
  readonly #moves: MoveWriter

  constructor(db: Kysely<Schema>, writes: Writes, moves: MoveWriter) {
    super(db, writes)
    this.#moves = moves
  }

  override async append(table: string, after: number, entry: NewEntry, change: TableChange = {}): Promise<Appended> {
    if (isOfMove(change)) {
      const { happening, person = null, request = null, at } = entry
      const said = JSON.stringify(happening)
      const seq = after + 1
      const columns = changedColumns(change)
      const isTaken = await this.#moves.write({ table_id: table, seq, happening: said, person, request, at, columns })
      if (isTaken) return { kind: 'taken', seq }
    }
    return super.append(table, after, entry, change) // which also says why a move was not taken
  }
}
