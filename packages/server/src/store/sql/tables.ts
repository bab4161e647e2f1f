import type { Kysely } from 'kysely'
import {
  type Appended,
  type Entry,
  type Invitation,
  type NewEntry,
  ownerOf,
  type Place,
  type Sitting,
  type Snapshot,
  type Status,
  type TableChange,
  type TableRecord,
  type Time,
} from '../records.ts'
import type { Schema } from '../schema.ts'
import type { Tables } from '../store.ts'
import { changedColumns, readTable, tableRow } from './table-rows.ts'
import { Templates } from './templates.ts'
import type { Writes } from './writes.ts'

export class SqlTables implements Tables {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes
  readonly #templates = new Templates()

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  add(table: TableRecord): Promise<boolean> {
    return this.#writes.write('no moves', db => addTable(db, table))
  }

  async get(id: string): Promise<TableRecord | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readTable(row)
  }

  async listPublic(status: Status, limit: number): Promise<TableRecord[]> {
    const open = this.#db
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('status', '=', status)
    return (await open.orderBy('made_at', 'desc').limit(limit).execute()).map(readTable)
  }

  async listOf(person: string, limit: number): Promise<TableRecord[]> {
    const sat = this.#db.selectFrom('sitters').select('table_id').where('person', '=', person)
    const mine = this.#db.selectFrom('tables').selectAll().where('id', 'in', sat)
    return (await mine.orderBy('made_at', 'desc').limit(limit).execute()).map(readTable)
  }

  async listPlayed(person: string, after: Place | undefined, limit: number): Promise<TableRecord[]> {
    const sat = this.#db.selectFrom('sitters').select('table_id').where('person', '=', person)
    const mine = this.#db.selectFrom('tables').selectAll().where('id', 'in', sat).where('outcome', 'is not', null)
    const later =
      after === undefined
        ? mine
        : mine.where(each =>
            each.or([
              each('over_at', '<', after.at),
              each.and([each('over_at', '=', after.at), each('id', '<', after.id)]),
            ]),
          )
    const page = await later.orderBy('over_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return page.map(readTable)
  }

  async countMadeBy(person: string): Promise<number> {
    const made = this.#db.selectFrom('tables').where('maker', '=', person).where('status', '!=', 'over')
    const count = await made.select(each => each.fn.countAll().as('n')).executeTakeFirst()
    return Number(count?.n ?? 0)
  }

  append(table: string, after: number, entry: NewEntry, change: TableChange = {}): Promise<Appended> {
    const { person, request } = entry
    const needs = { table, person, request }
    return this.#writes.write(needs, db => append(db, this.#templates, table, after, entry, change))
  }

  async log(table: string, after: number): Promise<Entry[]> {
    const later = this.#db
      .selectFrom('log')
      .select(['seq', 'happening', 'person', 'at'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
    return (await later.orderBy('seq').execute()).map(({ seq, happening, person, at }) => {
      return { seq, happening: JSON.parse(happening), person: person ?? undefined, at }
    })
  }

  async lastDeeds(table: string): Promise<Map<string, Time>> {
    const deeds = this.#db.selectFrom('log').where('table_id', '=', table).where('person', 'is not', null)
    const last = deeds.groupBy('person').select(log => ['person', log.fn.max('at').as('at')])
    return new Map((await last.execute()).map(({ person, at }) => [person ?? '', Number(at)]))
  }

  request(person: string, request: string): Promise<{ table: string; seq: number } | undefined> {
    return taken(this.#db, person, request)
  }

  async seqs(tables: readonly string[]): Promise<Map<string, number>> {
    if (tables.length === 0) return new Map()
    const rows = await this.#db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', tables).execute()
    return new Map(rows.map(({ id, seq }) => [id, seq]))
  }

  async answers(tables: readonly string[]): Promise<Map<string, number>> {
    if (tables.length === 0) return new Map()
    const given = this.#db.selectFrom('log').where('table_id', 'in', tables)
    const counts = given.where('happening', 'like', '{"kind":"answered"%').groupBy('table_id')
    const rows = await counts.select(log => ['table_id', log.fn.countAll().as('n')]).execute()
    return new Map(rows.map(({ table_id, n }) => [table_id, Number(n)]))
  }

  async botsDue(limit: number): Promise<string[]> {
    const due = this.#db.selectFrom('tables').select('id').where('bot_due', '=', 1)
    return (await due.limit(limit).execute()).map(row => row.id)
  }

  async timesUp(now: Time, limit: number): Promise<string[]> {
    const up = this.#db.selectFrom('tables').select('id').where('deadline', '<=', now)
    return (await up.orderBy('deadline').limit(limit).execute()).map(row => row.id)
  }

  async noticesDue(now: Time, limit: number): Promise<string[]> {
    const due = this.#db.selectFrom('tables').select('id').where('notice_at', '<=', now)
    return (await due.orderBy('notice_at').limit(limit).execute()).map(row => row.id)
  }

  noticed(table: string, now: Time): Promise<void> {
    return this.#writes.write({ table }, async db => {
      const told = db.updateTable('tables').set({ notice_at: null }).where('id', '=', table)
      await told.where('notice_at', '<=', now).execute()
    })
  }

  setAside(table: string): Promise<void> {
    return this.#writes.write({ table }, async db => {
      await db.updateTable('tables').set({ bot_due: 0, deadline: null }).where('id', '=', table).execute()
    })
  }

  keepSnapshot(table: string, { seq, version, body }: Snapshot): Promise<void> {
    return this.#writes.write({ table }, async db => {
      await db
        .insertInto('snapshots')
        .values({ table_id: table, seq, version, body })
        .onConflict(conflict =>
          conflict.column('table_id').doUpdateSet({ seq, version, body }).where('snapshots.seq', '<=', seq),
        )
        .execute()
    })
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const found = this.#db.selectFrom('snapshots').select(['seq', 'version', 'body']).where('table_id', '=', table)
    return await found.executeTakeFirst()
  }

  addInvitation({ id, table, hash, seat, madeAt }: Invitation): Promise<void> {
    const row = { id, table_id: table, hash, seat: seat ?? null, made_at: madeAt }
    return this.#writes.write('no moves', async db => {
      await db.insertInto('invitations').values(row).execute()
    })
  }

  async invitation(id: string): Promise<Invitation | undefined> {
    const row = await this.#db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) return undefined
    const { table_id, hash, seat, made_at, revoked_at } = row
    return { id, table: table_id, hash, seat: seat ?? undefined, madeAt: made_at, revokedAt: revoked_at ?? undefined }
  }

  revokeInvitations(table: string, seat: number | undefined, now: Time): Promise<void> {
    return this.#writes.write('no moves', async db => {
      const links = db.updateTable('invitations').set({ revoked_at: now }).where('table_id', '=', table)
      const open = links.where('revoked_at', 'is', null)
      await (seat === undefined ? open.where('seat', 'is', null) : open.where('seat', '=', seat)).execute()
    })
  }

  dismiss(table: string, person: string): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.deleteFrom('admissions').where('table_id', '=', table).where('person', '=', person).execute()
    })
  }

  admit(table: string, person: string): Promise<void> {
    return this.#writes.write('no moves', async db => {
      const row = { table_id: table, person }
      await db
        .insertInto('admissions')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    })
  }

  async isAdmitted(table: string, person: string): Promise<boolean> {
    const found = this.#db.selectFrom('admissions').select('person').where('table_id', '=', table)
    return (await found.where('person', '=', person).executeTakeFirst()) !== undefined
  }
}

/** Adds a table with those who sit there; false if there is one of this id. */
export async function addTable(db: Kysely<Schema>, table: TableRecord): Promise<boolean> {
  const added = await db
    .insertInto('tables')
    .values(tableRow(table))
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  if (added.length > 0) await seatPeople(db, table.id, table.seats)
  return added.length > 0
}

/** `(table, seq)` is unique, and so is a person's request: of two writers one wins, whatever node they are on. */
async function append(
  db: Kysely<Schema>,
  templates: Templates,
  table: string,
  after: number,
  { happening, person, request, at }: NewEntry,
  change: TableChange,
): Promise<Appended> {
  const seq = after + 1
  const row = {
    table_id: table,
    seq,
    happening: JSON.stringify(happening),
    person: person ?? null,
    request: request ?? null,
    at,
  }
  const insert = () =>
    db
      .insertInto('log')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .returning('seq')
  const added = await templates.run(db, 'log', insert, Object.values(row))
  if (added.rows.length === 0) {
    const before = person === undefined || request === undefined ? undefined : await taken(db, person, request)
    return before === undefined ? { kind: 'late' } : { kind: 'repeated', ...before }
  }
  const columns = { seq, ...changedColumns(change) }
  const update = () => db.updateTable('tables').set(columns).where('id', '=', table)
  await templates.run(db, Object.keys(columns).join(' '), update, [...Object.values(columns), table])
  if (change.seats !== undefined) await seatPeople(db, table, change.seats)
  return { kind: 'taken', seq }
}

async function taken(
  db: Kysely<Schema>,
  person: string,
  request: string,
): Promise<{ table: string; seq: number } | undefined> {
  const found = db.selectFrom('log').select(['table_id', 'seq']).where('person', '=', person)
  const row = await found.where('request', '=', request).executeTakeFirst()
  return row && { table: row.table_id, seq: row.seq }
}

async function seatPeople(db: Kysely<Schema>, table: string, seats: readonly Sitting[]): Promise<void> {
  const rows = seats.flatMap((sitting, seat) => {
    const person = ownerOf(sitting)
    return person === undefined ? [] : [{ table_id: table, seat, person }]
  })
  await db.deleteFrom('sitters').where('table_id', '=', table).execute()
  if (rows.length > 0) await db.insertInto('sitters').values(rows).execute()
}
