import type { Kysely, Selectable } from 'kysely'
import { TALKS } from '../order/manners.ts'
import { joinBlocks } from '../order/sql.ts'
import { ownerOf, type Sitting, type Time } from '../store/records.ts'
import type { Schema } from '../store/schema.ts'
import type { Writes } from '../store/sql/writes.ts'
import { joinEntrants } from '../tournaments/sql.ts'
import type { Challenge, Crest, Passkey, Recovery } from './records.ts'
import type { Accounts } from './store.ts'

export class SqlAccounts implements Accounts {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  addPasskey(passkey: Passkey): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.insertInto('passkeys').values(passkeyRow(passkey)).execute()
    })
  }

  async passkeys(person: string): Promise<Passkey[]> {
    const mine = this.#db.selectFrom('passkeys').selectAll().where('person', '=', person)
    return (await mine.orderBy('made_at').orderBy('id').execute()).map(readPasskey)
  }

  async passkey(credential: string): Promise<Passkey | undefined> {
    const found = this.#db.selectFrom('passkeys').selectAll().where('credential', '=', credential)
    const row = await found.executeTakeFirst()
    return row && readPasskey(row)
  }

  usedPasskey(id: string, counter: number, at: Time): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute()
    })
  }

  removePasskey(id: string, person: string): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const gone = db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person)
      return (await gone.returning('id').execute()).length > 0
    })
  }

  setRecovery({ id, person, hash, madeAt }: Recovery): Promise<void> {
    return this.#writes.write('no moves', async db => {
      const made = { id, hash, made_at: madeAt }
      await db
        .insertInto('recoveries')
        .values({ ...made, person })
        .onConflict(there => there.column('person').doUpdateSet(made))
        .execute()
    })
  }

  async recovery(id: string): Promise<Recovery | undefined> {
    const row = await this.#db.selectFrom('recoveries').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readRecovery(row)
  }

  async recoveryOf(person: string): Promise<Recovery | undefined> {
    const row = await this.#db.selectFrom('recoveries').selectAll().where('person', '=', person).executeTakeFirst()
    return row && readRecovery(row)
  }

  addChallenge({ value, purpose, endsAt }: Challenge, now: Time): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.deleteFrom('challenges').where('ends_at', '<=', now).execute()
      await db.insertInto('challenges').values({ value, purpose, ends_at: endsAt }).execute()
    })
  }

  takeChallenge(value: string, purpose: string, now: Time): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const taken = db.deleteFrom('challenges').where('value', '=', value).where('purpose', '=', purpose)
      return (await taken.where('ends_at', '>', now).returning('value').execute()).length > 0
    })
  }

  async crest(person: string): Promise<Crest | undefined> {
    const row = await this.#db.selectFrom('crests').select('crest').where('person', '=', person).executeTakeFirst()
    return row && JSON.parse(row.crest)
  }

  setCrest(person: string, crest: Crest): Promise<void> {
    return this.#writes.write('no moves', async db => {
      const text = JSON.stringify(crest)
      await db
        .insertInto('crests')
        .values({ person, crest: text })
        .onConflict(there => there.column('person').doUpdateSet({ crest: text }))
        .execute()
    })
  }

  async unfinished(person: string): Promise<string[]> {
    const sat = this.#db.selectFrom('sitters').select('table_id').where('person', '=', person)
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '!=', 'over')
      .where(each => each.or([each('maker', '=', person), each('id', 'in', sat)]))
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  absorb(from: string, to: string): Promise<void> {
    return this.#writes.write('all moves', async db => {
      await renameSitters(db, from, to)
      await db.updateTable('tables').set({ maker: to }).where('maker', '=', from).execute()
      await db.updateTable('sitters').set({ person: to }).where('person', '=', from).execute()
      // A request's name is one person's own: it might be another's too.
      await db.updateTable('log').set({ person: to, request: null }).where('person', '=', from).execute()
      for (const talk of TALKS) await db.updateTable(talk).set({ person: to }).where('person', '=', from).execute()
      await db.updateTable('analyses').set({ person: to }).where('person', '=', from).execute()
      await db.updateTable('published').set({ publisher: to }).where('publisher', '=', from).execute()
      await db.updateTable('published_names').set({ person: to }).where('person', '=', from).execute()
      await db.updateTable('notices').set({ person: to }).where('person', '=', from).execute()
      await db
        .updateTable('tokens')
        .set({ person: to })
        .where('person', '=', from)
        .where('kind', '=', 'program')
        .execute()
      await joinRatings(db, from, to)
      await joinFriends(db, from, to)
      await joinEntrants(db, from, to)
      await joinLearned(db, from, to)
      await joinMutes(db, from, to)
      await joinBlocks(db, from, to)
      await db.updateTable('bans').set({ person: to }).where('person', '=', from).execute()
      await db.updateTable('reports').set({ person: to }).where('person', '=', from).execute()
      await db.updateTable('reports').set({ by_person: to }).where('by_person', '=', from).execute()
      await joinAdmissions(db, from, to)
      await db.deleteFrom('people').where('id', '=', from).execute() // cookies go with it
    })
  }
}

/** In games that are over: of those that are played, each table is told by itself. */
async function renameSitters(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const sat = db.selectFrom('sitters').select('table_id').where('person', '=', from)
  for (const { id, seats } of await db.selectFrom('tables').select(['id', 'seats']).where('id', 'in', sat).execute()) {
    const renamed = (JSON.parse(seats) as Sitting[]).map(sitting => seatedAs(sitting, from, to))
    await db
      .updateTable('tables')
      .set({ seats: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
}

/** The same seat, of another person. */
export function seatedAs(sitting: Sitting, from: string, to: string): Sitting {
  if (ownerOf(sitting) !== from) return sitting
  if (sitting.kind === 'person') return { ...sitting, person: to }
  return sitting.kind === 'bot' && sitting.for !== undefined
    ? { ...sitting, for: { ...sitting.for, person: to } }
    : sitting
}

/** A rating that the account has by itself stays as it is. */
async function joinRatings(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  await db.updateTable('results').set({ player: to }).where('player', '=', from).execute()
  const rows = await db.selectFrom('ratings').selectAll().where('player', '=', from).execute()
  if (rows.length > 0) {
    await db
      .insertInto('ratings')
      .values(rows.map(row => ({ ...row, player: to })))
      .onConflict(there => there.doNothing())
      .execute()
  }
  await db.deleteFrom('ratings').where('player', '=', from).execute()
}

async function joinFriends(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const rows = await db.selectFrom('friends').selectAll().where('person', '=', from).where('friend', '!=', to).execute()
  if (rows.length === 0) return
  const both = rows.flatMap(({ friend, made_at }) => [
    { person: to, friend, made_at },
    { person: friend, friend: to, made_at },
  ])
  await db
    .insertInto('friends')
    .values(both)
    .onConflict(there => there.doNothing())
    .execute()
}

/** What both have is kept once. */
async function joinLearned(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const rows = await db.selectFrom('learned').select('mark').where('person', '=', from).execute()
  if (rows.length === 0) return
  await db
    .insertInto('learned')
    .values(rows.map(({ mark }) => ({ person: to, mark })))
    .onConflict(there => there.doNothing())
    .execute()
}

async function joinMutes(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const rows = await db
    .selectFrom('mutes')
    .select('muted')
    .where('person', '=', from)
    .where('muted', '!=', to)
    .execute()
  await db.deleteFrom('mutes').where('muted', '=', from).execute()
  if (rows.length === 0) return
  await db
    .insertInto('mutes')
    .values(rows.map(({ muted }) => ({ person: to, muted })))
    .onConflict(there => there.doNothing())
    .execute()
}

async function joinAdmissions(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const rows = await db.selectFrom('admissions').selectAll().where('person', '=', from).execute()
  if (rows.length > 0) {
    await db
      .insertInto('admissions')
      .values(rows.map(row => ({ ...row, person: to })))
      .onConflict(there => there.doNothing())
      .execute()
  }
  await db.deleteFrom('admissions').where('person', '=', from).execute()
}

function passkeyRow(passkey: Passkey): Schema['passkeys'] {
  const { id, person, credential, publicKey, counter, transports, label, madeAt, usedAt } = passkey
  return {
    ...{ id, person, credential, public_key: publicKey, counter, label },
    ...{ transports: transports.join(' '), made_at: madeAt, used_at: usedAt ?? null },
  }
}

function readPasskey(row: Selectable<Schema['passkeys']>): Passkey {
  const { id, person, credential, public_key, counter, transports, label, made_at, used_at } = row
  return {
    ...{ id, person, credential, publicKey: public_key, counter, label, madeAt: made_at },
    ...{ transports: transports.split(' ').filter(Boolean), usedAt: used_at ?? undefined },
  }
}

function readRecovery({ id, person, hash, made_at }: Selectable<Schema['recoveries']>): Recovery {
  return { id, person, hash, madeAt: made_at }
}
