import type { Kysely, Selectable } from 'kysely'
import type { ChatLine } from '../records.ts'
import type { Schema } from '../schema.ts'
import type { Chat } from '../store.ts'
import type { Writes } from './writes.ts'

export class SqlChat implements Chat {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  async add(table: string, line: Omit<ChatLine, 'n'>): Promise<number> {
    for (;;) {
      const n = await this.#writes.write('no moves', db => insertLine(db, table, line))
      if (n !== undefined) return n
    }
  }

  async lines(table: string, after: number, limit: number): Promise<ChatLine[]> {
    const later = this.#db.selectFrom('chat').selectAll().where('table_id', '=', table).where('n', '>', after)
    return (await later.orderBy('n', 'desc').limit(limit).execute()).reverse().map(readLine)
  }

  async linesOf(person: string): Promise<(ChatLine & { readonly table: string })[]> {
    const rows = await this.#db.selectFrom('chat').selectAll().where('person', '=', person).orderBy('at').execute()
    return rows.map(row => ({ ...readLine(row), table: row.table_id }))
  }

  mute(person: string, muted: string, on: boolean): Promise<void> {
    return this.#writes.write('no moves', async db => {
      if (on)
        await db
          .insertInto('mutes')
          .values({ person, muted })
          .onConflict(conflict => conflict.doNothing())
          .execute()
      else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute()
    })
  }

  async muted(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('mutes').select('muted').where('person', '=', person).execute()
    return rows.map(row => row.muted)
  }
}

/** Nothing if another node took the number first. */
async function insertLine(db: Kysely<Schema>, table: string, line: Omit<ChatLine, 'n'>): Promise<number | undefined> {
  const last = await db
    .selectFrom('chat')
    .select(each => each.fn.max('n').as('n'))
    .where('table_id', '=', table)
    .executeTakeFirst()
  const n = Number(last?.n ?? 0) + 1
  const added = await db
    .insertInto('chat')
    .values({ table_id: table, n, ...line })
    .onConflict(conflict => conflict.doNothing())
    .returning('n')
    .execute()
  return added.length > 0 ? n : undefined
}

function readLine({ n, person, name, kind, text, at }: Selectable<Schema['chat']>): ChatLine {
  return { n, person, name, kind: kind as ChatLine['kind'], text, at }
}
