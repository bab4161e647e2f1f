import type { Kysely, Selectable } from 'kysely'
import { TALKS, type Talk } from '../../order/manners.ts'
import type { ChatLine, Time } from '../records.ts'
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

  async add(table: string, line: Omit<ChatLine, 'n'>, talk: Talk = 'chat'): Promise<number> {
    for (;;) {
      const n = await this.#writes.write('no moves', db => insertLine(db, talk, table, line))
      if (n !== undefined) return n
    }
  }

  async lines(table: string, after: number, limit: number, talk: Talk = 'chat'): Promise<ChatLine[]> {
    const later = this.#db.selectFrom(talk).selectAll().where('table_id', '=', table).where('n', '>', after)
    return (await later.orderBy('n', 'desc').limit(limit).execute()).reverse().map(readLine)
  }

  async lastAt(table: string, person: string, talk: Talk): Promise<Time | undefined> {
    const mine = this.#db.selectFrom(talk).select('at').where('table_id', '=', table).where('person', '=', person)
    return (await mine.orderBy('n', 'desc').limit(1).executeTakeFirst())?.at
  }

  async linesOf(person: string): Promise<(ChatLine & { readonly table: string })[]> {
    const talks = await Promise.all(
      TALKS.map(talk => this.#db.selectFrom(talk).selectAll().where('person', '=', person).execute()),
    )
    const rows = talks.flat().sort((a, b) => a.at - b.at)
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
    const blocked = this.#db.selectFrom('blocks').select('blocked as muted').where('person', '=', person)
    const mutes = this.#db.selectFrom('mutes').select('muted').where('person', '=', person)
    return (await mutes.union(blocked).execute()).map(row => row.muted)
  }
}

/** Nothing if another node took the number first. */
async function insertLine(
  db: Kysely<Schema>,
  talk: Talk,
  table: string,
  line: Omit<ChatLine, 'n'>,
): Promise<number | undefined> {
  const last = await db
    .selectFrom(talk)
    .select(each => each.fn.max('n').as('n'))
    .where('table_id', '=', table)
    .executeTakeFirst()
  const n = Number(last?.n ?? 0) + 1
  const added = await db
    .insertInto(talk)
    .values({ table_id: table, n, ...line })
    .onConflict(conflict => conflict.doNothing())
    .returning('n')
    .execute()
  return added.length > 0 ? n : undefined
}

function readLine({ n, person, name, kind, text, at }: Selectable<Schema['chat']>): ChatLine {
  return { n, person, name, kind: kind as ChatLine['kind'], text, at }
}
