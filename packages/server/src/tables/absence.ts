import { ok, type Result, type Seat } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type TableRecord, type Time } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { closing } from './closing.ts'
import type { Desk } from './desk.ts'
import type { TableCard } from './messages.ts'
import { seatChange } from './opening.ts'
import type { Presence } from './presence.ts'
import { seatsOf } from './seats.ts'
import { flat, type TableService } from './tables.ts'

/** The bot that plays on for somebody who stays away. */
const STAND_IN = 'greedy'

interface Absent {
  readonly seat: Seat
  /** When the owner of the seat was last seen. */
  readonly since: Time
  /** The time from which the others need not wait for this person. */
  readonly mayFrom: Time
}

export interface Absences {
  readonly absent: readonly Absent[]
  /** The time from which the person who asks may end the game, because everybody else has stayed away. */
  readonly mayEndFrom?: Time
}

export interface AbsenceOptions {
  readonly store: Store
  readonly tables: TableService
  readonly presence: Pick<Presence, 'leftAt'>
  readonly now: () => Time
}

/**
 * Those who stay away. A sign of somebody is that they look on at the table, or do something there. After the table's patience
 * without one the others may let a bot play on, or end the game. It is counted from what whoever asks last did themselves, too:
 * who made the others wait has not waited for them.
 */
export class AbsenceService {
  readonly #options: AbsenceOptions
  readonly #began: Time

  constructor(options: AbsenceOptions) {
    this.#options = options
    this.#began = options.now()
  }

  async absences(person: string, table: string): Promise<Result<Absences, Problem>> {
    return flat(await this.#options.tables.look(table, person, async desk => ok(await this.#absences(desk, person))))
  }

  /** A bot plays on for somebody who has stayed away; the seat stays theirs. */
  async standIn(person: string, table: string, seat: Seat): Promise<Result<TableCard, Problem>> {
    return this.#act(person, table, async (desk, { absent }) => {
      const away = absent.find(each => each.seat === seat)
      const mayFrom = desk.record.seats[seat]?.kind === 'person' ? away?.mayFrom : undefined
      if (mayFrom === undefined) return problem('conflict', 'nobody is away there', 'seat')
      if (mayFrom > this.#options.now()) return tooEarly()
      return desk.change(
        room => {
          const sitting = desk.record.seats[seat]
          if (sitting?.kind !== 'person') return problem('conflict', 'nobody is away there', 'seat')
          const { kind: _, ...somebody } = sitting
          const change = seatChange(desk, room, seat, { kind: 'bot', level: STAND_IN, for: somebody })
          return ok({ happening: { kind: 'sat', seat, who: 'bot' }, change })
        },
        { person },
      )
    })
  }

  /** Ends a game that nobody else plays any more. */
  async end(person: string, table: string): Promise<Result<TableCard, Problem>> {
    return this.#act(person, table, async (desk, { mayEndFrom }) => {
      if (mayEndFrom === undefined) return problem('conflict', 'others are here: let bots play for those who are not')
      if (mayEndFrom > this.#options.now()) return tooEarly()
      const overAt = this.#options.now()
      const draft = () =>
        desk.record.status === 'playing' ? ok(closing('ended', overAt)) : problem('conflict', 'this game is over')
      return desk.change(draft, { person })
    })
  }

  async #act(
    person: string,
    table: string,
    act: (desk: Desk, absences: Absences) => Promise<Result<unknown, Problem>>,
  ): Promise<Result<TableCard, Problem>> {
    return flat(
      await this.#options.tables.look(table, person, async desk => {
        const { record } = desk
        const mine = seatsOf(record, person)
        if (mine.length === 0) return problem('forbidden', 'only those who sit at the table may do that')
        if (record.status !== 'playing') return problem('conflict', 'nobody plays here now')
        if (mine.some(seat => record.waiting.includes(seat) && record.seats[seat]?.kind === 'person')) {
          return problem('conflict', 'you are asked yourself: answer first')
        }
        const done = await act(desk, await this.#absences(desk, person))
        return done.ok ? ok(desk.card) : done
      }),
    )
  }

  /** Those who are not here, and whose seats the others wait for; nothing for one who does not sit at the table. */
  async #absences({ record }: Desk, person: string): Promise<Absences> {
    const others = [...new Set(record.seats.flatMap(sitting => ownerOf(sitting) ?? []))].filter(each => each !== person)
    if (record.status !== 'playing' || seatsOf(record, person).length === 0) return { absent: [] }
    const deeds = await this.#options.store.tables.lastDeeds(record.id)
    const since = new Map<string, Time>()
    for (const other of others) {
      const sign = await this.#lastSign(record, other, deeds)
      if (sign !== 'here') since.set(other, sign)
    }
    const own = deeds.get(person) ?? 0
    const mayFrom = (at: Time): Time => Math.max(at, own) + record.patience * 1000
    const absent = record.seats.flatMap((sitting, seat) => {
      const at = sitting.kind === 'person' ? since.get(sitting.person) : undefined
      return at === undefined ? [] : [{ seat, since: at, mayFrom: mayFrom(at) }]
    })
    const isAlone = others.length > 0 && since.size === others.length
    return { absent, ...(isAlone ? { mayEndFrom: Math.max(...[...since.values()].map(mayFrom)) } : {}) }
  }

  async #lastSign(record: TableRecord, person: string, deeds: ReadonlyMap<string, Time>): Promise<Time | 'here'> {
    const { presence, store } = this.#options
    const left = presence.leftAt(record.id, person)
    if (left === 'here') return left
    // Times before the start of this node come from the store, for all tables together.
    const seen = left ?? Math.min((await store.people.seenAt(person)) ?? 0, this.#began)
    return Math.max(seen, deeds.get(person) ?? 0, record.startedAt ?? 0)
  }
}

function tooEarly(): { ok: false; error: Problem } {
  return problem('conflict', 'they have not been away for long enough yet')
}
