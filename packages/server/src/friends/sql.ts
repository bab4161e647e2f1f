import type { Kysely } from 'kysely'
import type { Time } from '../store/records.ts'
import type { Schema } from '../store/schema.ts'
import type { Writes } from '../store/sql/writes.ts'
import type { Call, Friend, Friends } from './store.ts'

interface PersonRow {
  readonly id: string
  readonly name: string
  readonly settings: string
  readonly seen_at?: number | null | undefined
}

export class SqlFriends implements Friends {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  async of(person: string): Promise<Friend[]> {
    const theirs = this.#db.selectFrom('friends').select('friend').where('person', '=', person)
    const rows = this.#db.selectFrom('people').selectAll().where('id', 'in', theirs)
    return (await rows.orderBy('name').orderBy('id').execute()).map(readFriend)
  }

  async areFriends(a: string, b: string): Promise<boolean> {
    const row = this.#db.selectFrom('friends').select('friend').where('person', '=', a).where('friend', '=', b)
    return (await row.executeTakeFirst()) !== undefined
  }

  async count(person: string): Promise<number> {
    const theirs = this.#db.selectFrom('friends').where('person', '=', person)
    return Number((await theirs.select(each => each.fn.countAll().as('n')).executeTakeFirst())?.n ?? 0)
  }

  befriend(a: string, b: string, at: Time): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await forgetAsks(db, a, b)
      const rows = [
        { person: a, friend: b, made_at: at },
        { person: b, friend: a, made_at: at },
      ]
      await db
        .insertInto('friends')
        .values(rows)
        .onConflict(there => there.doNothing())
        .execute()
    })
  }

  part(a: string, b: string): Promise<void> {
    return this.#writes.write('no moves', db => partFriends(db, a, b))
  }

  ask(person: string, asked: string, at: Time): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db
        .insertInto('friend_asks')
        .values({ person, asked, made_at: at })
        .onConflict(there => there.doNothing())
        .execute()
    })
  }

  async hasAsked(person: string, asked: string): Promise<boolean> {
    const row = this.#db.selectFrom('friend_asks').select('asked').where('person', '=', person)
    return (await row.where('asked', '=', asked).executeTakeFirst()) !== undefined
  }

  async asking(person: string): Promise<Friend[]> {
    const askers = this.#db.selectFrom('friend_asks').select('person').where('asked', '=', person)
    const rows = await this.#db.selectFrom('people').selectAll().where('id', 'in', askers).orderBy('name').execute()
    return rows.map(({ id, name }) => ({ person: id, name }))
  }

  async haveMet(a: string, b: string): Promise<boolean> {
    const tables = this.#db.selectFrom('sitters').select('table_id').where('person', '=', a)
    const both = this.#db
      .selectFrom('sitters')
      .select('table_id')
      .where('person', '=', b)
      .where('table_id', 'in', tables)
    return (await both.limit(1).executeTakeFirst()) !== undefined
  }

  call(person: string, by: string, table: string, at: Time): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db
        .insertInto('calls')
        .values({ person, by_person: by, table_id: table, made_at: at })
        .onConflict(there => there.columns(['person', 'by_person', 'table_id']).doUpdateSet({ made_at: at }))
        .execute()
    })
  }

  async calls(person: string, limit: number): Promise<Call[]> {
    const rows = await this.#db
      .selectFrom('calls')
      .innerJoin('tables', 'tables.id', 'calls.table_id')
      .innerJoin('people', 'people.id', 'calls.by_person')
      .where('calls.person', '=', person)
      .where('tables.status', '!=', 'over')
      .orderBy('calls.made_at', 'desc')
      .limit(limit)
      .select(['calls.by_person', 'people.name', 'calls.table_id', 'tables.game', 'calls.made_at'])
      .execute()
    return rows.map(({ by_person, name, table_id, game, made_at }) => {
      return { by: by_person, name, table: table_id, game, at: made_at }
    })
  }
}

/** Two are no friends, and ask nothing of each other. */
export async function partFriends(db: Kysely<Schema>, a: string, b: string): Promise<void> {
  await forgetAsks(db, a, b)
  for (const [person, friend] of [[a, b] as const, [b, a] as const]) {
    await db.deleteFrom('friends').where('person', '=', person).where('friend', '=', friend).execute()
    await db.deleteFrom('calls').where('person', '=', person).where('by_person', '=', friend).execute()
  }
}

async function forgetAsks(db: Kysely<Schema>, a: string, b: string): Promise<void> {
  await db.deleteFrom('friend_asks').where('person', '=', a).where('asked', '=', b).execute()
  await db.deleteFrom('friend_asks').where('person', '=', b).where('asked', '=', a).execute()
}

/** Who hides is a friend like others, and never here. */
function readFriend({ id, name, settings, seen_at }: PersonRow): Friend {
  const { hidden } = JSON.parse(settings) as { hidden?: unknown }
  const isSeen = hidden !== true && seen_at !== null && seen_at !== undefined
  return { person: id, name, ...(isSeen && { seenAt: seen_at }) }
}
