import { ok, type Result, type Seat } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Sitting, type TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { TableCard } from '../tables/messages.ts'
import { seatChange } from '../tables/opening.ts'
import type { Presence } from '../tables/presence.ts'
import { seatsOf } from '../tables/seats.ts'
import { flat, type TableService } from '../tables/tables.ts'
import { now } from '../time.ts'
import type { ChatRule, Manners } from './manners.ts'

export interface HostingOptions {
  readonly store: Store
  readonly tables: TableService
  readonly presence: Presence
}

/** No host shows out more. */
const MOST_REMOVED = 500

/** What the host of a table, its maker, does for order at it. */
export class HostService {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
  }

  /** Shows somebody out, who then neither sits nor looks on there; before the game their seats become free. */
  async remove(host: string, table: string, person: string): Promise<Result<TableCard, Problem>> {
    const { store } = this.#options
    let seats: readonly Seat[] = []
    const removed = await this.#change(host, table, record => {
      if (person === host) return problem('conflict', 'that is you: leave your place instead', 'person')
      seats = seatsOf(record, person)
      if (seats.length > 0 && record.status !== 'open')
        return problem('conflict', 'they play: nobody is taken out of a game that has begun', 'person')
      const { manners } = record
      if (manners.removed.length >= MOST_REMOVED) return problem('too-many', 'you have shown out too many already')
      return ok({ ...manners, removed: [...new Set([...manners.removed, person])].sort() })
    })
    if (!removed.ok) return removed
    await store.tables.dismiss(table, person)
    for (const seat of seats) await store.tables.revokeInvitations(table, seat, now()) // they may have told others
    return removed
  }

  /** Lets somebody in again. */
  readmit(host: string, table: string, person: string): Promise<Result<TableCard, Problem>> {
    return this.#change(host, table, ({ manners }) =>
      ok({ ...manners, removed: manners.removed.filter(each => each !== person) }),
    )
  }

  setChat(host: string, table: string, chat: ChatRule): Promise<Result<TableCard, Problem>> {
    return this.#change(host, table, ({ manners }) => ok({ ...manners, chat }))
  }

  /** Takes back all links to a seat, or to watch, and gives a new one. */
  async renewLink(host: string, table: string, seat: Seat | undefined): Promise<Result<string, Problem>> {
    const { store, tables } = this.#options
    const mine = flat(await tables.look(table, host, async ({ record }) => isHost(record, host)))
    if (!mine.ok) return mine
    await store.tables.revokeInvitations(table, seat, now())
    return tables.invite(host, table, seat)
  }

  /** Those who look on now and do not sit, at any node; and those who were shown out. */
  async guests(host: string, table: string): Promise<Result<{ watching: Guest[]; removed: Guest[] }, Problem>> {
    const { tables, presence } = this.#options
    const mine = flat(
      await tables.look(table, host, async ({ record }) => {
        const checked = isHost(record, host)
        return checked.ok ? ok(record) : checked
      }),
    )
    if (!mine.ok) return mine
    const { manners } = mine.value
    const watching = presence.spectatorsAt(table).filter(each => each !== host && !manners.removed.includes(each))
    return ok({ watching: await this.#named(watching), removed: await this.#named(manners.removed) })
  }

  async #named(persons: readonly string[]): Promise<Guest[]> {
    const found = await Promise.all(persons.map(person => this.#options.store.people.get(person)))
    return found.flatMap(each => (each === undefined ? [] : [{ person: each.id, name: each.name }]))
  }

  async #change(
    host: string,
    table: string,
    next: (record: TableRecord) => Result<Manners, Problem>,
  ): Promise<Result<TableCard, Problem>> {
    const { tables } = this.#options
    return flat(
      await tables.look(table, host, async desk => {
        const changed = await desk.change(
          room => {
            const mine = isHost(desk.record, host)
            if (!mine.ok) return mine
            const manners = next(desk.record)
            if (!manners.ok) return manners
            const seat = desk.record.seats.findIndex(each => isShownOut(each, manners.value))
            if (seat < 0) return ok({ happening: { kind: 'hosted' }, change: { manners: manners.value } })
            const freed = seatChange(desk, room, seat, { kind: 'free', invited: false })
            const seats = freed.seats?.map(each => (isShownOut(each, manners.value) ? FREE : each))
            const change = { ...freed, ...(seats && { seats }), manners: manners.value }
            return ok({ happening: { kind: 'sat', seat, who: 'free' }, change })
          },
          { person: host },
        )
        return changed.ok ? ok(desk.card) : changed
      }),
    )
  }
}

interface Guest {
  readonly person: string
  readonly name: string
}

const FREE: Sitting = { kind: 'free', invited: false }

function isShownOut(sitting: Sitting, { removed }: Manners): boolean {
  const owner = ownerOf(sitting)
  return owner !== undefined && removed.includes(owner)
}

function isHost({ maker }: TableRecord, person: string): Result<true, Problem> {
  return maker === person ? ok(true) : problem('forbidden', 'only the host of a table, who made it, may do that')
}
