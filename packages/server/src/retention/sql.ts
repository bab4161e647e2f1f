import type { Kysely } from 'kysely'
import { TALKS } from '../order/manners.ts'
import type { Time } from '../store/records.ts'
import type { Schema } from '../store/schema.ts'
import type { Writes } from '../store/sql/writes.ts'
import type { OldThings } from './store.ts'

export class SqlOldThings implements OldThings {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  async guests(before: Time, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('people')
      .select('id')
      .where(each => each(each.fn.coalesce('seen_at', 'made_at'), '<', before))
      .where('id', 'not in', this.#db.selectFrom('passkeys').select('person'))
      .where('id', 'not in', this.#db.selectFrom('recoveries').select('person'))
      .where('id', 'not in', this.#db.selectFrom('tokens').select('person').where('kind', '=', 'program'))
      .where('id', 'not in', this.#unfinished())
      .orderBy('made_at')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  removeTables(before: Time, limit: number): Promise<number> {
    return this.#writes.write('all moves', async db => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'over')
        .where('over_at', '<', before)
        .where('id', 'not in', db.selectFrom('published').select('table_id'))
        .where('id', 'not in', db.selectFrom('pairings').select('table_id').where('points', 'is', null))
        .orderBy('over_at')
        .limit(limit)
        .execute()
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      await db.deleteFrom('tables').where('id', 'in', ids).execute() // logs, chat and results go with them
      return ids.length
    })
  }

  removeChat(before: Time, limit: number): Promise<number> {
    return this.#writes.write('no moves', async db => {
      let removed = 0
      for (const talk of TALKS) {
        const rows = await db.selectFrom(talk).select(['table_id', 'n']).where('at', '<', before).limit(limit).execute()
        for (const { table_id, n } of rows) {
          await db.deleteFrom(talk).where('table_id', '=', table_id).where('n', '=', n).execute()
        }
        removed += rows.length
      }
      return removed
    })
  }

  removeReports(before: Time): Promise<number> {
    return this.#writes.write('no moves', async db => {
      const closed = db.deleteFrom('reports').where('closed_at', 'is not', null).where('closed_at', '<', before)
      return (await closed.returning('id').execute()).length
    })
  }

  #unfinished() {
    return this.#db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .where('tables.status', '!=', 'over')
      .select('sitters.person')
  }
}
