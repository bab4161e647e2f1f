import type { Kysely, Selectable } from 'kysely'
import { TALKS } from '../../order/manners.ts'
import { forgetEntrant } from '../../tournaments/sql.ts'
import {
  type NoticeAddress,
  ownerOf,
  type Person,
  type Sitting,
  type Time,
  type Token,
  type TokenKind,
} from '../records.ts'
import type { Schema } from '../schema.ts'
import type { People } from '../store.ts'
import type { Writes } from './writes.ts'

export class SqlPeople implements People {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  add({ id, name, settings, madeAt }: Person, token: Token): Promise<void> {
    return this.#writes.write('no moves', async db => {
      const row = { id, name, settings: JSON.stringify(settings), made_at: madeAt }
      await db.insertInto('people').values(row).execute()
      await db.insertInto('tokens').values(tokenRow(token)).execute()
    })
  }

  async get(id: string): Promise<Person | undefined> {
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    return row && { id: row.id, name: row.name, settings: JSON.parse(row.settings), madeAt: row.made_at }
  }

  change(id: string, { name, settings }: Partial<Pick<Person, 'name' | 'settings'>>): Promise<void> {
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
    }
    return this.#writes.write('no moves', async db => {
      await db.updateTable('people').set(set).where('id', '=', id).execute()
    })
  }

  remove(id: string): Promise<void> {
    return this.#writes.write('all moves', async db => {
      await forgetName(db, id)
      await db.updateTable('log').set({ person: null }).where('person', '=', id).execute()
      for (const talk of TALKS) await db.deleteFrom(talk).where('person', '=', id).execute()
      await db.deleteFrom('sitters').where('person', '=', id).execute()
      await db.deleteFrom('admissions').where('person', '=', id).execute()
      await db.deleteFrom('mutes').where('muted', '=', id).execute()
      await db.deleteFrom('reports').where('person', '=', id).execute()
      await db
        .updateTable('reports')
        .set({ by_person: 'gone', by_name: 'Somebody' })
        .where('by_person', '=', id)
        .execute()
      await db.updateTable('analyses').set({ person: '' }).where('person', '=', id).execute()
      await forgetEntrant(db, id)
      await db.updateTable('results').set({ player: 'gone' }).where('player', '=', id).execute()
      await db.deleteFrom('ratings').where('player', '=', id).execute()
      await db.deleteFrom('published').where('publisher', '=', id).execute()
      await db.deleteFrom('published_names').where('person', '=', id).execute()
      await db.deleteFrom('people').where('id', '=', id).execute() // tokens, addresses, mutes and lessons go with it
    })
  }

  async saw(persons: readonly string[], now: Time): Promise<void> {
    if (persons.length === 0) return
    await this.#writes.write('no moves', async db => {
      await db.updateTable('people').set({ seen_at: now }).where('id', 'in', persons).execute()
    })
  }

  async seenAt(id: string): Promise<Time | undefined> {
    const row = await this.#db.selectFrom('people').select('seen_at').where('id', '=', id).executeTakeFirst()
    return row?.seen_at ?? undefined
  }

  addToken(token: Token): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.insertInto('tokens').values(tokenRow(token)).execute()
    })
  }

  async token(id: string): Promise<Token | undefined> {
    const row = await this.#db.selectFrom('tokens').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readToken(row)
  }

  async tokens(person: string, kind: TokenKind): Promise<Token[]> {
    const mine = this.#db.selectFrom('tokens').selectAll().where('person', '=', person).where('kind', '=', kind)
    return (await mine.orderBy('made_at').execute()).map(readToken)
  }

  removeToken(id: string, person: string): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const gone = await db
        .deleteFrom('tokens')
        .where('id', '=', id)
        .where('person', '=', person)
        .returning('id')
        .execute()
      return gone.length > 0
    })
  }

  async learn(person: string, marks: readonly string[]): Promise<void> {
    if (marks.length === 0) return
    const rows = [...new Set(marks)].map(mark => ({ person, mark }))
    await this.#writes.write('no moves', async db => {
      await db
        .insertInto('learned')
        .values(rows)
        .onConflict(there => there.doNothing())
        .execute()
    })
  }

  async learned(person: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('learned').select('mark').where('person', '=', person).execute()
    return rows.map(({ mark }) => mark).sort()
  }

  addNotice({ id, person, kind, target, madeAt }: NoticeAddress): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.insertInto('notices').values({ id, person, kind, target, made_at: madeAt }).execute()
    })
  }

  async notices(of: string): Promise<NoticeAddress[]> {
    const rows = await this.#db.selectFrom('notices').selectAll().where('person', '=', of).orderBy('made_at').execute()
    return rows.map(({ id, person, kind, target, made_at }) => {
      return { id, person, kind: kind as NoticeAddress['kind'], target, madeAt: made_at }
    })
  }

  removeNotice(id: string, person: string): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const mine = db.deleteFrom('notices').where('id', '=', id).where('person', '=', person)
      return (await mine.returning('id').execute()).length > 0
    })
  }
}

/** Games that others played too stay; who sat there is no longer said. */
async function forgetName(db: Kysely<Schema>, person: string): Promise<void> {
  const sat = db.selectFrom('sitters').select('table_id').where('person', '=', person)
  const tables = await db.selectFrom('tables').select(['id', 'seats']).where('id', 'in', sat).execute()
  for (const { id, seats } of tables) {
    const left = (JSON.parse(seats) as Sitting[]).map(sitting => {
      if (ownerOf(sitting) !== person) return sitting
      return { kind: 'person', person: 'gone', name: 'Somebody', word: '' } satisfies Sitting
    })
    await db
      .updateTable('tables')
      .set({ seats: JSON.stringify(left) })
      .where('id', '=', id)
      .execute()
  }
}

function tokenRow({ id, person, kind, hash, label, madeAt, endsAt }: Token): Schema['tokens'] {
  return { id, person, kind, hash, label, made_at: madeAt, ends_at: endsAt ?? null }
}

function readToken({ id, person, kind, hash, label, made_at, ends_at }: Selectable<Schema['tokens']>): Token {
  return { id, person, kind: kind as TokenKind, hash, label, madeAt: made_at, endsAt: ends_at ?? undefined }
}
