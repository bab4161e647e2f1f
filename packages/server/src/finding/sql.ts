import type { Kysely, Selectable } from 'kysely'
import type { Place, TableRecord, Time } from '../store/records.ts'
import type { Schema } from '../store/schema.ts'
import { readTable } from '../store/sql/table-rows.ts'
import { addTable } from '../store/sql/tables.ts'
import type { Writes } from '../store/sql/writes.ts'
import { LIVE_PATIENCE } from './paces.ts'
import type { Pace, Seek } from './records.ts'
import type { Finding, TableSearch } from './store.ts'

/** Somebody else has matched one of them. */
class Late extends Error {
  override readonly name = 'Late'
}

const FREE_SEAT = '%{"kind":"free","invited":false}%'

export class SqlFinding implements Finding {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  seek(seek: Seek): Promise<void> {
    const row = seekRow(seek)
    return this.#writes.write('no moves', async db => {
      await db
        .insertInto('seeks')
        .values(row)
        .onConflict(there => there.column('person').doUpdateSet(row))
        .execute()
    })
  }

  async seekOf(person: string): Promise<Seek | undefined> {
    const row = await this.#db.selectFrom('seeks').selectAll().where('person', '=', person).executeTakeFirst()
    return row && readSeek(row)
  }

  async stay(persons: readonly string[], until: Time): Promise<void> {
    if (persons.length === 0) return
    await this.#writes.write('no moves', async db => {
      const theirs = db.updateTable('seeks').set({ until }).where('person', 'in', persons)
      await theirs.where('until', '<', until).execute()
    })
  }

  unseek(person: string): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.deleteFrom('seeks').where('person', '=', person).execute()
    })
  }

  async waiting(now: Time): Promise<Seek[]> {
    const rows = this.#db.selectFrom('seeks').selectAll().where('table_id', 'is', null).where('until', '>', now)
    return (await rows.orderBy('at').orderBy('person').execute()).map(readSeek)
  }

  async match(seeks: readonly Seek[], table: TableRecord): Promise<boolean> {
    try {
      await this.#writes.write('no moves', async db => {
        for (const { person, request } of seeks.toSorted((a, b) => (a.person < b.person ? -1 : 1))) {
          const mine = db.updateTable('seeks').set({ table_id: table.id }).where('person', '=', person)
          const free = mine.where('request', '=', request).where('table_id', 'is', null)
          if ((await free.returning('person').execute()).length === 0) throw new Late()
        }
        await addTable(db, table)
      })
      return true
    } catch (error) {
      if (error instanceof Late) return false
      throw error
    }
  }

  async tables(
    { status, game, pace, free }: TableSearch,
    after: Place | undefined,
    limit: number,
  ): Promise<TableRecord[]> {
    let found = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('status', '=', status)
    if (game !== undefined) found = found.where('game', '=', game)
    if (pace !== undefined) found = found.where('patience', pace === 'live' ? '<=' : '>', LIVE_PATIENCE)
    if (free === true) found = found.where('seats', 'like', FREE_SEAT)
    if (after !== undefined) {
      found = found.where(each =>
        each.or([
          each('made_at', '<', after.at),
          each.and([each('made_at', '=', after.at), each('id', '<', after.id)]),
        ]),
      )
    }
    return (await found.orderBy('made_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(readTable)
  }
}

function seekRow({ person, request, game, pace, strength, bots, at, until, table }: Seek): Schema['seeks'] {
  return {
    ...{ person, request, game, pace, strength, at, until, table_id: table ?? null },
    ...{ bot_level: bots?.level ?? null, bots_after: bots?.after ?? null },
  }
}

function readSeek(row: Selectable<Schema['seeks']>): Seek {
  const { person, request, game, strength, bot_level, bots_after, at, until, table_id } = row
  return {
    ...{ person, request, game, pace: row.pace as Pace, strength, at, until },
    ...(bot_level === null ? {} : { bots: { level: bot_level, after: bots_after ?? 0 } }),
    ...(table_id === null ? {} : { table: table_id }),
  }
}
