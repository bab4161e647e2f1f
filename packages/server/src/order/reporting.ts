import { ok, type Result } from '@undercroft/kernel'
import type { Evidence, Report } from '../admin/records.ts'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import type { ChatLine, Person } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { seatsOf } from '../tables/seats.ts'
import { flat, type TableService } from '../tables/tables.ts'
import { now } from '../time.ts'
import { TALKS, type Talk } from './manners.ts'
import type { Apart } from './store.ts'
import type { ReportWish } from './wishes.ts'

const LINES_KEPT = 200
const ENTRIES_KEPT = 2000

export interface ApartOptions {
  readonly store: Store
  readonly tables: TableService
  readonly blocksOfOne: number
  /** From where somebody is connected to this node. */
  readonly addressesOf: (person: string) => readonly string[]
  readonly personChanged: (person: string) => void
}

/** What anybody may do about somebody else: not meet them, or report them. */
export class ApartService {
  readonly #options: ApartOptions

  constructor(options: ApartOptions) {
    this.#options = options
  }

  async block(person: string, other: string, on: boolean): Promise<Result<Apart, Problem>> {
    const { store, blocksOfOne, personChanged } = this.#options
    if (person === other) return problem('conflict', 'that is you', 'person')
    if (on && (await store.people.get(other)) === undefined) return problem('missing', 'there is no such person')
    if (on && (await store.blocks.count(person)) >= blocksOfOne)
      return problem('too-many', `nobody blocks more than ${blocksOfOne} people`)
    await store.blocks.block(person, other, on, now())
    personChanged(person)
    for (const each of [person, other]) store.news.tell({ about: 'friends', table: each, persons: [each] })
    return ok(await store.blocks.of(person))
  }

  /** A report holds what was said at the table, and its log, as they were when it was made. */
  async report(by: Person, { person, table, kind, text }: ReportWish): Promise<Result<{ id: string }, Problem>> {
    const { store, tables, addressesOf } = this.#options
    if (person === by.id) return problem('conflict', 'that is you', 'person')
    const about = await store.people.get(person)
    if (about === undefined) return problem('missing', 'there is no such person')
    const found =
      table === undefined
        ? ok(undefined)
        : flat(await tables.look(table, by.id, desk => this.#evidence(desk, about.id)))
    if (!found.ok) return found
    const report: Report = {
      ...{ id: newId(), by: by.id, byName: by.name, person: about.id, name: about.name, kind, text, madeAt: now() },
      addresses: addressesOf(about.id),
      ...(table === undefined ? {} : { table }),
      ...(found.value && { evidence: found.value }),
    }
    await store.admin.addReport(report)
    return ok({ id: report.id })
  }

  async #evidence({ record }: Desk, person: string): Promise<Result<Evidence, Problem>> {
    const { chat, tables } = this.#options.store
    const lines = (talk: Talk): Promise<ChatLine[]> => chat.lines(record.id, 0, LINES_KEPT, talk)
    const [said, gallery] = await Promise.all(TALKS.map(lines))
    const isThere =
      [record.maker, ...record.gone, ...record.manners.removed].includes(person) ||
      seatsOf(record, person).length > 0 ||
      [...(said ?? []), ...(gallery ?? [])].some(line => line.person === person)
    if (!isThere) return problem('conflict', 'they neither sat nor spoke at this table', 'person')
    const log = (await tables.log(record.id, 0)).slice(-ENTRIES_KEPT)
    const seats = record.seats.map(sitting => (sitting.kind === 'person' ? sitting.name : sitting.kind))
    return ok({ game: record.game, seats, chat: said ?? [], gallery: gallery ?? [], log })
  }
}
