import { ok, type Result, readRecord, withPlayers } from '@undercroft/kernel'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Person, type Place, type PublishedRecord, type RecordSearch } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now } from '../time.ts'
import type { PlayService } from './playing.ts'
import { seatsOf } from './seats.ts'
import { flat, type TableService } from './tables.ts'

/** What whoever publishes a record agrees to: everybody may do anything with it. */
export const LICENCE = 'CC0-1.0'

/** Who has not agreed to be named is called so. */
const SOMEBODY = 'a person'
const AT_ONCE = 50

/** A record as everybody may see it. */
export interface PublicRecord
  extends Pick<PublishedRecord, 'id' | 'game' | 'version' | 'options' | 'winners' | 'by' | 'steps' | 'at'> {
  readonly licence: typeof LICENCE
  readonly seats: readonly {
    readonly name: string
    readonly role: string
    readonly kind: string
    readonly player: string
  }[]
}

/** What somebody who played knows of a game's publication. */
export interface Publication {
  readonly published: boolean
  readonly id?: string
  /** Whether it is the reader who published it, and may take it back. */
  readonly mine: boolean
  /** Whether the reader is named. */
  readonly named: boolean
}

/** Finished games that those who played them have given to everybody. */
export class PublishService {
  readonly #store: Store
  readonly #tables: TableService
  readonly #playing: PlayService

  constructor(store: Store, tables: TableService, playing: PlayService) {
    this.#store = store
    this.#tables = tables
    this.#playing = playing
  }

  async of(person: string, table: string): Promise<Result<Publication, Problem>> {
    const mine = await this.#seats(person, table)
    if (!mine.ok) return mine
    const found = await this.#store.published.ofTable(table)
    if (found === undefined) return ok({ published: false, mine: false, named: false })
    const named = found.names.some(each => each.person === person)
    return ok({ published: true, id: found.id, mine: found.publisher === person, named })
  }

  /** Only who played may, once it is over; each person is named only if they agree themselves. */
  async publish(person: Person, table: string, named: boolean): Promise<Result<Publication, Problem>> {
    const mine = await this.#seats(person.id, table)
    if (!mine.ok) return mine
    const text = await this.#playing.record(table, person.id)
    if (!text.ok) return text
    const read = readRecord(text.value)
    if (!read.ok || read.value.end === undefined)
      return problem('conflict', 'only a game that was played to its end can be published')
    const card = await this.#tables.look(table, person.id, async desk => desk.card)
    if (!card.ok) return card
    const { game, version, options, seats, end, steps } = read.value
    const added = await this.#store.published.add({
      ...{ id: newId(), table, publisher: person.id, game, version, options, at: now() },
      ...{ winners: end.winners, by: end.by, steps: steps.length },
      seats: seats.map(({ name, kind, player }, seat) => {
        return { name, role: card.value.seats[seat]?.role ?? '', kind, player: kind === 'bot' ? player : SOMEBODY }
      }),
      record: withPlayers(text.value, (_, { kind, player }) => (kind === 'bot' ? player : SOMEBODY)),
    })
    if (!added) return problem('conflict', 'this game is published already')
    return this.name(person, table, named)
  }

  /** Lets a published record say one's name, or no longer. */
  async name(person: Person, table: string, named: boolean): Promise<Result<Publication, Problem>> {
    const mine = await this.#seats(person.id, table)
    if (!mine.ok) return mine
    const found = await this.#store.published.ofTable(table)
    if (found === undefined) return problem('missing', 'this game is not published')
    const names = named ? mine.value : []
    await this.#store.published.setNames(found.id, person.id, names)
    return this.of(person.id, table)
  }

  async takeBack(person: string, table: string): Promise<Result<Publication, Problem>> {
    const gone = await this.#store.published.remove(table, person)
    return gone ? this.of(person, table) : problem('missing', 'you have not published this game')
  }

  async search(wanted: RecordSearch, after?: Place): Promise<{ records: PublicRecord[]; next?: Place }> {
    const found = await this.#store.published.search(wanted, after, AT_ONCE)
    const last = found.length < AT_ONCE ? undefined : found.at(-1)
    return { records: found.map(shown), ...(last && { next: { at: last.at, id: last.id } }) }
  }

  async record(id: string): Promise<Result<string, Problem>> {
    const found = await this.#store.published.get(id)
    return found === undefined ? problem('missing', 'there is no such record') : ok(named(found))
  }

  /** All of them as lines of JSON: first what this is and under which licence, then a record on each line. */
  async *all(): AsyncGenerator<string> {
    yield `${JSON.stringify({ undercroft: 'records', version: 1, licence: LICENCE, about: ABOUT })}\n`
    for (let after: Place | undefined; ; ) {
      const found = await this.#store.published.search({}, after, AT_ONCE)
      for (const each of found) yield `${JSON.stringify({ ...shown(each), record: named(each) })}\n`
      const last = found.at(-1)
      if (last === undefined || found.length < AT_ONCE) return
      after = { at: last.at, id: last.id }
    }
  }

  /** The seats of somebody who played, with the name they had there. */
  async #seats(person: string, table: string): Promise<Result<{ seat: number; name: string }[], Problem>> {
    return flat(
      await this.#tables.look(table, person, async ({ record }) => {
        if (record.status !== 'over') return problem('conflict', 'a game can be published when it is over')
        const mine = seatsOf(record, person)
        if (mine.length === 0) return problem('forbidden', 'only who played here may do that')
        return ok(
          mine.flatMap(seat => {
            const sitting = record.seats[seat]
            // where a bot stood in at the end, the record names the bot
            return sitting?.kind === 'person' && ownerOf(sitting) === person ? [{ seat, name: sitting.name }] : []
          }),
        )
      }),
    )
  }
}

const ABOUT =
  'Games that people played at Undercroft and published. To the extent possible under law they have waived all rights (CC0 1.0).'

function shown({ id, game, version, options, winners, by, steps, at, seats, names }: PublishedRecord): PublicRecord {
  return {
    ...{ id, game, version, options, winners, by, steps, at, licence: LICENCE },
    seats: seats.map((each, seat) => ({ ...each, player: names.find(one => one.seat === seat)?.name ?? each.player })),
  }
}

function named({ record, names }: PublishedRecord): string {
  if (names.length === 0) return record
  return withPlayers(record, (seat, { player }) => names.find(one => one.seat === seat)?.name ?? player)
}
