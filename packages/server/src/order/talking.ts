import { ok, type Result } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import type { ChatLine, Person, TableRecord } from '../store/records.ts'
import type { NewsItem, Store } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import type { Desks } from '../tables/desks.ts'
import type { ServerMessage } from '../tables/messages.ts'
import { seatsOf } from '../tables/seats.ts'
import { flat, type TableService } from '../tables/tables.ts'
import type { ChatWish } from '../tables/wishes.ts'
import { now } from '../time.ts'
import { TALKS, type Talk } from './manners.ts'

const LINES_AT_ONCE = 200

/** What is said at tables. While a game is played, its players do not hear those who look on: these may know more. */
export class TalkService {
  readonly #store: Store
  readonly #desks: Desks
  readonly #tables: TableService
  readonly #deaf: () => void
  /** The number of the last line of each talk that those who look on here have received. */
  readonly #told = new WeakMap<Desk, { [T in Talk]?: number }>()

  constructor(store: Store, desks: Desks, tables: TableService) {
    this.#store = store
    this.#desks = desks
    this.#tables = tables
    this.#deaf = store.news.listen(news => {
      if (news?.about === 'chat' || news?.about === 'gallery') this.#hear(news.about, news).catch(() => undefined)
    })
  }

  close(): void {
    this.#deaf()
  }

  async say(person: Person, table: string, { kind, text }: ChatWish): Promise<Result<{ n: number }, Problem>> {
    const { id, name } = person
    return flat(
      await this.#tables.look(table, id, async ({ record }) => {
        const talk = talkOf(record, id)
        const may = await this.#mayTalk(record, id, talk)
        if (!may.ok) return may
        const n = await this.#store.chat.add(table, { person: id, name, kind, text, at: now() }, talk)
        this.#store.news.tell({ about: talk, table, n })
        return ok({ n })
      }),
    )
  }

  async lines(
    table: string,
    person: string | undefined,
    talk: Talk,
    after: number,
  ): Promise<Result<ChatLine[], Problem>> {
    return flat(
      await this.#tables.look(table, person, async ({ record }) => {
        if (!mayHear(record, person, talk)) {
          return problem('forbidden', 'players hear what is said in the gallery when the game is over')
        }
        const muted = person === undefined ? [] : await this.#store.chat.muted(person)
        const lines = await this.#store.chat.lines(table, after, LINES_AT_ONCE, talk)
        return ok(lines.filter(line => !muted.includes(line.person)))
      }),
    )
  }

  async #mayTalk({ id, manners }: TableRecord, person: string, talk: Talk): Promise<Result<true, Problem>> {
    const { chat } = manners
    if (chat.kind === 'closed') return problem('forbidden', 'the host has closed the chat of this table')
    if (chat.kind === 'open') return ok(true)
    const last = await this.#store.chat.lastAt(id, person, talk)
    const wait = Math.ceil(((last ?? 0) + chat.seconds * 1000 - now()) / 1000)
    if (wait <= 0) return ok(true)
    return problem(
      'too-many',
      `the host has slowed the chat: one message every ${chat.seconds} seconds, yours in ${wait} seconds`,
    )
  }

  /** Somebody has spoken, here or at another node: those who may hear it do, unless they do not want to. */
  async #hear(talk: Talk, { table, n }: Extract<NewsItem, { n: number }>): Promise<void> {
    const desk = this.#desks.seen(table)
    if (desk === undefined || desk.watchers().size === 0) return
    const told = this.#told.get(desk) ?? {}
    this.#told.set(desk, told)
    const after = Math.min(told[talk] ?? n - 1, n)
    told[talk] = n
    const lines = after === n ? [] : await this.#store.chat.lines(table, after, LINES_AT_ONCE, talk)
    for (const watcher of desk.watchers()) {
      if (!mayHear(desk.record, watcher.person, talk)) continue
      const heard = lines.filter(line => !watcher.mutes(line.person))
      if (heard.length === 0) continue
      const message: ServerMessage = { say: talk, table, lines: heard }
      watcher.send(JSON.stringify(message))
    }
  }
}

/** Where somebody is heard: who does not sit there speaks in the gallery, once play has begun. */
function talkOf(record: TableRecord, person: string): Talk {
  return TALKS[record.status === 'open' || seatsOf(record, person).length > 0 ? 0 : 1]
}

function mayHear(record: TableRecord, person: string | undefined, talk: Talk): boolean {
  return talk === 'chat' || record.status !== 'playing' || seatsOf(record, person).length === 0
}
