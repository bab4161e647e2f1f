import type { Kysely } from 'kysely'
import { partFriends } from '../friends/sql.ts'
import type { Time } from '../store/records.ts'
import type { Schema } from '../store/schema.ts'
import type { Writes } from '../store/sql/writes.ts'
import type { Apart, Blocks } from './store.ts'

export class SqlBlocks implements Blocks {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  block(person: string, other: string, on: boolean, at: Time): Promise<void> {
    return this.#writes.write('no moves', async db => {
      if (!on) {
        await db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', other).execute()
        return
      }
      await partFriends(db, person, other)
      await db
        .insertInto('blocks')
        .values({ person, blocked: other, made_at: at })
        .onConflict(there => there.doNothing())
        .execute()
    })
  }

  async count(person: string): Promise<number> {
    const mine = this.#db.selectFrom('blocks').where('person', '=', person)
    return Number((await mine.select(each => each.fn.countAll().as('n')).executeTakeFirst())?.n ?? 0)
  }

  async hasBlocked(person: string, other: string): Promise<boolean> {
    const row = this.#db.selectFrom('blocks').select('person').where('person', '=', person)
    return (await row.where('blocked', '=', other).executeTakeFirst()) !== undefined
  }

  async areApart(a: string, b: string): Promise<boolean> {
    const both = this.#db.selectFrom('blocks').select('person').where('person', 'in', [a, b])
    return (await both.where('blocked', 'in', [a, b]).executeTakeFirst()) !== undefined
  }

  async among(persons: readonly string[]): Promise<(readonly [string, string])[]> {
    if (persons.length === 0) return []
    const rows = this.#db.selectFrom('blocks').select(['person', 'blocked']).where('person', 'in', persons)
    return (await rows.where('blocked', 'in', persons).execute()).map(({ person, blocked }) => [person, blocked])
  }

  async of(person: string): Promise<Apart> {
    const people = this.#db.selectFrom('people').select(['id as person', 'name']).orderBy('name')
    const muted = this.#db.selectFrom('mutes').select('muted').where('person', '=', person)
    const blocked = this.#db.selectFrom('blocks').select('blocked').where('person', '=', person)
    return {
      muted: await people.where('id', 'in', muted).execute(),
      blocked: await people.where('id', 'in', blocked).execute(),
    }
  }
}

/** Whom a guest has blocked the account has; who has blocked the guest has blocked the account. */
export async function joinBlocks(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where(each => each.or([each('person', '=', from), each('blocked', '=', from)]))
    .execute()
  const moved = rows.map(({ person, blocked, made_at }) => {
    return { person: person === from ? to : person, blocked: blocked === from ? to : blocked, made_at }
  })
  const left = moved.filter(({ person, blocked }) => person !== blocked)
  if (left.length === 0) return
  await db
    .insertInto('blocks')
    .values(left)
    .onConflict(there => there.doNothing())
    .execute()
}
