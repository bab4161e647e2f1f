import { ok, type Result } from '@undercroft/kernel'
import { countedAddress } from '../guard/address.ts'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import { closing } from '../tables/closing.ts'
import type { Desks } from '../tables/desks.ts'
import { seatsOf } from '../tables/seats.ts'
import { now } from '../time.ts'
import type { Beats } from './beats.ts'
import type { Act, Ban, NodeState, Report, Totals } from './records.ts'
import { calledAs } from './sql.ts'
import type { BanWish, CloseWish } from './wishes.ts'

export interface AdminOptions {
  readonly store: Store
  readonly desks: Desks
  readonly beats: Beats
  readonly addressesOf: (person: string) => readonly string[]
}

/** Who acts, and from where. */
export interface Operator {
  readonly name: string
  readonly address: string
}

/** What operators do. Each act stands in the log of acts, with its reason. */
export class AdminService {
  readonly #options: AdminOptions
  readonly #store: Store

  constructor(options: AdminOptions) {
    this.#options = options
    this.#store = options.store
  }

  async running(): Promise<{ nodes: NodeState[]; totals: Totals }> {
    return { nodes: await this.#options.beats.all(), totals: await this.#store.admin.totals(now()) }
  }

  async closeReport(operator: Operator, id: string, { outcome, why }: CloseWish): Promise<Result<Report, Problem>> {
    const { admin } = this.#store
    const report = await admin.report(id)
    if (report === undefined) return problem('missing', 'there is no such report')
    const act = this.#act(operator, 'close-report', id, `${outcome}: ${report.name}`, why)
    const closing = { at: act.at, by: operator.name, outcome }
    if (!(await admin.closeReport(id, closing, act))) return problem('conflict', 'this report is closed already')
    return ok({ ...report, closed: closing })
  }

  async ban(operator: Operator, { person, address, until, why }: BanWish): Promise<Result<Ban, Problem>> {
    if ((person === undefined) === (address === undefined))
      return problem('malformed', 'a ban is of a person or of an address', 'person')
    if (until <= now()) return problem('malformed', 'a ban ends in the future', 'until')
    const somebody = person === undefined ? undefined : await this.#store.people.get(person)
    if (person !== undefined && somebody === undefined) return problem('missing', 'there is no such person', 'person')
    const where = address === undefined ? undefined : countedAddress(address)
    const ban: Ban = {
      ...{ id: newId(), why, by: operator.name, madeAt: now(), endsAt: until },
      ...(somebody && { person: somebody.id, name: somebody.name }),
      ...(where !== undefined && { address: where }),
    }
    const end = new Date(until).toISOString()
    const act = this.#act(operator, 'ban', somebody?.id ?? where ?? '', `${somebody?.name ?? where} until ${end}`, why)
    await this.#store.admin.ban(ban, act)
    this.#bansChanged()
    return ok(ban)
  }

  async lift(operator: Operator, id: string, why: string): Promise<Result<true, Problem>> {
    const act = this.#act(operator, 'lift', id, '', why)
    if (!(await this.#store.admin.lift(id, act))) return problem('missing', 'there is no such ban, or it was lifted')
    this.#bansChanged()
    return ok(true)
  }

  /** The new name stands wherever the old one stood. */
  async rename(operator: Operator, id: string, name: string, why: string): Promise<Result<true, Problem>> {
    const person = await this.#store.people.get(id)
    if (person === undefined) return problem('missing', 'there is no such person')
    const act = this.#act(operator, 'rename', id, `${person.name} is now ${name}`, why)
    await this.#store.admin.rename(id, name, act)
    for (const table of await this.#store.accounts.unfinished(id)) {
      await this.#options.desks.at(table, desk =>
        desk.change(() => {
          const { seats } = desk.record
          const [seat] = seatsOf(desk.record, id)
          if (seat === undefined) return problem('conflict', 'they do not sit there')
          const change = { seats: seats.map(sitting => calledAs(sitting, id, name)) }
          return ok({ happening: { kind: 'sat', seat, who: seats[seat]?.kind ?? 'free' }, change })
        }, {}),
      )
    }
    return ok(true)
  }

  /** Ends what is played at a table, without an outcome. */
  async closeTable(operator: Operator, table: string, why: string): Promise<Result<true, Problem>> {
    const closed = await this.#options.desks.at(table, async desk => {
      if (desk.record.status === 'over') return problem('conflict', 'this game is over')
      await this.#store.admin.note(this.#act(operator, 'close-table', table, desk.record.game, why))
      const draft = () =>
        desk.record.status === 'over' ? problem('conflict', 'this game is over') : ok(closing('closed', now()))
      return desk.change(draft, {})
    })
    if (closed === undefined) return problem('missing', 'there is no such table')
    return closed.ok ? ok(true) : closed
  }

  /** What is known of somebody. */
  async person(id: string): Promise<Result<object, Problem>> {
    const { people, accounts, admin, tables } = this.#store
    const person = await people.get(id)
    if (person === undefined) return problem('missing', 'there is no such person')
    const [passkeys, recovery, seenAt, sat] = await Promise.all([
      accounts.passkeys(id),
      accounts.recoveryOf(id),
      people.seenAt(id),
      tables.listOf(id, LISTED),
    ])
    const { name, madeAt } = person
    return ok({
      ...{ id, name, madeAt, ...(seenAt !== undefined && { seenAt }) },
      isAccount: passkeys.length > 0 || recovery !== undefined,
      addresses: this.#options.addressesOf(id),
      tables: sat.map(({ id: table, game, status }) => ({ table, game, status })),
      bans: (await admin.bans(now())).filter(ban => ban.person === id),
    })
  }

  #bansChanged(): void {
    this.#store.news.tell({ about: 'bans', table: '-', persons: [] })
  }

  #act({ name, address }: Operator, what: Act['what'], about: string, detail: string, why: string): Act {
    return { id: newId(), at: now(), who: name, what, about, detail, why, address }
  }
}

const LISTED = 50
