import type { Kysely } from 'kysely'
import { TALKS } from '../order/manners.ts'
import {
  ownerOf,
  type Person,
  type Place,
  type Sitting,
  type Status,
  type TableRecord,
  type Time,
} from '../store/records.ts'
import type { Schema } from '../store/schema.ts'
import { readTable } from '../store/sql/table-rows.ts'
import type { Writes } from '../store/sql/writes.ts'
import type { Act, Ban, Closing, NodeState, Report, Totals } from './records.ts'
import { banRow, readAct, readBan, readReport, reportRow } from './rows.ts'
import type { Admin } from './store.ts'

const REPORT_HEAD = [
  ...(['id', 'by_person', 'by_name', 'person', 'name', 'kind', 'text', 'table_id'] as const),
  ...(['addresses', 'made_at', 'closed_at', 'closed_by', 'outcome'] as const),
] as const

export class SqlAdmin implements Admin {
  readonly #db: Kysely<Schema>
  readonly #writes: Writes

  constructor(db: Kysely<Schema>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  addReport(report: Report): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.insertInto('reports').values(reportRow(report)).execute()
    })
  }

  async reports(state: 'open' | 'closed', after: Place | undefined, limit: number): Promise<Report[]> {
    let found = this.#db
      .selectFrom('reports')
      .select(REPORT_HEAD)
      .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    if (after !== undefined) {
      found = found.where(each => each(each.refTuple('made_at', 'id'), '<', each.tuple(after.at, after.id)))
    }
    const rows = await found.orderBy('made_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    return rows.map(readReport)
  }

  async report(id: string): Promise<Report | undefined> {
    const row = await this.#db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
    return row && readReport(row)
  }

  async reportsBy(person: string): Promise<Report[]> {
    const mine = this.#db.selectFrom('reports').select(REPORT_HEAD).where('by_person', '=', person)
    return (await mine.orderBy('made_at').execute()).map(readReport)
  }

  closeReport(id: string, { at, by, outcome }: Closing, act: Act): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const open = db.updateTable('reports').set({ closed_at: at, closed_by: by, outcome }).where('id', '=', id)
      const closed = (await open.where('closed_at', 'is', null).returning('id').execute()).length > 0
      if (closed) await db.insertInto('acts').values(act).execute()
      return closed
    })
  }

  ban(ban: Ban, act: Act): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.insertInto('bans').values(banRow(ban)).execute()
      if (ban.person !== undefined) await db.deleteFrom('seeks').where('person', '=', ban.person).execute()
      await db.insertInto('acts').values(act).execute()
    })
  }

  lift(id: string, act: Act): Promise<boolean> {
    return this.#writes.write('no moves', async db => {
      const standing = db.updateTable('bans').set({ lifted_at: act.at }).where('id', '=', id)
      const lifted = (await standing.where('lifted_at', 'is', null).returning('id').execute()).length > 0
      if (lifted) await db.insertInto('acts').values(act).execute()
      return lifted
    })
  }

  async bans(now: Time): Promise<Ban[]> {
    const held = this.#db.selectFrom('bans').selectAll().where('lifted_at', 'is', null).where('ends_at', '>', now)
    return (await held.orderBy('ends_at').execute()).map(readBan)
  }

  async allBans(after: Place | undefined, limit: number): Promise<Ban[]> {
    let found = this.#db.selectFrom('bans').selectAll()
    if (after !== undefined) {
      found = found.where(each => each(each.refTuple('made_at', 'id'), '<', each.tuple(after.at, after.id)))
    }
    return (await found.orderBy('made_at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(readBan)
  }

  rename(person: string, name: string, act: Act): Promise<void> {
    return this.#writes.write('all moves', async db => {
      await db.updateTable('people').set({ name }).where('id', '=', person).execute()
      for (const talk of TALKS) await db.updateTable(talk).set({ name }).where('person', '=', person).execute()
      await db.updateTable('published_names').set({ name }).where('person', '=', person).execute()
      await db.updateTable('entrants').set({ name }).where('person', '=', person).execute()
      await renameSitter(db, person, name)
      await db.insertInto('acts').values(act).execute()
    })
  }

  note(act: Act): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.insertInto('acts').values(act).execute()
    })
  }

  async acts(after: Place | undefined, limit: number): Promise<Act[]> {
    let found = this.#db.selectFrom('acts').selectAll()
    if (after !== undefined) {
      found = found.where(each => each(each.refTuple('at', 'id'), '<', each.tuple(after.at, after.id)))
    }
    return (await found.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()).map(readAct)
  }

  async tables(status: Status, limit: number): Promise<TableRecord[]> {
    const found = this.#db.selectFrom('tables').selectAll().where('status', '=', status)
    return (await found.orderBy('made_at', 'desc').limit(limit).execute()).map(readTable)
  }

  async findPeople(name: string, limit: number): Promise<Person[]> {
    const like = `%${name.toLowerCase().replace(/[%_\\]/g, '')}%`
    const found = this.#db.selectFrom('people').selectAll()
    const rows = found.where(each => each(each.fn<string>('lower', ['name']), 'like', like))
    return (await rows.orderBy('made_at', 'desc').limit(limit).execute()).map(row => {
      return { id: row.id, name: row.name, settings: {}, madeAt: row.made_at }
    })
  }

  beat(node: NodeState): Promise<void> {
    const row = { id: node.id, seen_at: node.seenAt, state: JSON.stringify(node) }
    return this.#writes.write('no moves', async db => {
      await db
        .insertInto('nodes')
        .values(row)
        .onConflict(there => there.column('id').doUpdateSet(row))
        .execute()
    })
  }

  leave(node: string): Promise<void> {
    return this.#writes.write('no moves', async db => {
      await db.deleteFrom('nodes').where('id', '=', node).execute()
    })
  }

  async nodes(since: Time): Promise<NodeState[]> {
    const rows = await this.#db.selectFrom('nodes').select('state').where('seen_at', '>', since).orderBy('id').execute()
    return rows.map(({ state }) => JSON.parse(state))
  }

  async totals(now: Time): Promise<Totals> {
    const counted = await this.#db
      .selectFrom('tables')
      .select(each => ['status', each.fn.countAll().as('n')])
      .groupBy('status')
      .execute()
    const tables = (status: Status): number => Number(counted.find(each => each.status === status)?.n ?? 0)
    const people = await this.#db
      .selectFrom('people')
      .select(each => each.fn.countAll().as('n'))
      .executeTakeFirst()
    const reports = this.#db.selectFrom('reports').where('closed_at', 'is', null)
    return {
      people: Number(people?.n ?? 0),
      ...{ open: tables('open'), playing: tables('playing'), over: tables('over') },
      reports: Number((await reports.select(each => each.fn.countAll().as('n')).executeTakeFirst())?.n ?? 0),
      bans: (await this.bans(now)).length,
    }
  }
}

/** At tables that are over: at the others each table is told by itself. */
async function renameSitter(db: Kysely<Schema>, person: string, name: string): Promise<void> {
  const sat = db.selectFrom('sitters').select('table_id').where('person', '=', person)
  const over = db.selectFrom('tables').select(['id', 'seats']).where('id', 'in', sat).where('status', '=', 'over')
  for (const { id, seats } of await over.execute()) {
    const renamed = (JSON.parse(seats) as Sitting[]).map(sitting => calledAs(sitting, person, name))
    await db
      .updateTable('tables')
      .set({ seats: JSON.stringify(renamed) })
      .where('id', '=', id)
      .execute()
  }
}

/** The same seat, with another name. */
export function calledAs(sitting: Sitting, person: string, name: string): Sitting {
  if (ownerOf(sitting) !== person) return sitting
  if (sitting.kind === 'person') return { ...sitting, name }
  return sitting.kind === 'bot' && sitting.for !== undefined ? { ...sitting, for: { ...sitting.for, name } } : sitting
}
