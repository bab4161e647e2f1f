import type { Game } from '@undercroft/kernel'
import { sayPlace } from '../http/place.ts'
import { botPlayer, type Player } from '../ratings/records.ts'
import { ratedRole, strength, UNRATED } from '../ratings/rules.ts'
import { ownerOf, type TableRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { cardOf } from '../tables/cards.ts'
import type { TableCard } from '../tables/messages.ts'
import type { BrowseWish } from './wishes.ts'

const LOOK_MS = 1000
const PAGE = 20
/** Of so many games that are played now the best are found. */
const MOST_PLAYED = 100

export interface ListedTable extends TableCard {
  /** How strong those are who sit there, on the average. */
  readonly strength?: number
}

export interface TableList {
  readonly list: BrowseWish['list']
  readonly tables: readonly ListedTable[]
  readonly next?: string
}

/** Somebody who looks at a list of tables. */
export interface Browser {
  readonly wish: BrowseWish
  readonly show: (list: TableList) => void
  /** What they were shown last, as text. */
  shown?: string
}

export interface HallOptions {
  readonly store: Store
  readonly findGame: (id: string) => Game | undefined
  readonly failed: (error: unknown) => void
}

/** Where one sees the public tables: who looks is told when something has changed, at most once a second. */
export class Hall {
  readonly #options: HallOptions
  readonly #browsers = new Set<Browser>()
  readonly #looking: NodeJS.Timeout
  readonly #deaf: () => void
  #isStale = false
  #turn: Promise<void> = Promise.resolve()

  constructor(options: HallOptions) {
    this.#options = options
    this.#deaf = options.store.news.listen(news => {
      if (news === undefined || news.about === 'table' || news.about === 'matched') this.#isStale = true
    })
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref()
  }

  async browse(browser: Browser): Promise<void> {
    this.#browsers.add(browser)
    show(browser, await this.list(browser.wish))
  }

  leave(browser: Browser): void {
    this.#browsers.delete(browser)
  }

  /** One page of a list: tables to sit down at, the newest first; tables to watch, the strongest first. */
  async list({ list, after, ...wanted }: BrowseWish): Promise<TableList> {
    const { store } = this.#options
    if (list === 'playing') {
      const played = await store.finding.tables({ ...wanted, status: list, free: false }, undefined, MOST_PLAYED)
      const cards = (await this.#withStrength(played)).toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0))
      return { list, tables: cards.slice(0, PAGE) }
    }
    const found = await store.finding.tables({ ...wanted, status: list }, after, PAGE)
    const last = found.length < PAGE ? undefined : found.at(-1)
    const next = last && sayPlace({ at: last.madeAt, id: last.id })
    return { list, tables: await this.#withStrength(found), ...(next && { next }) }
  }

  async stop(): Promise<void> {
    clearInterval(this.#looking)
    this.#deaf()
    await this.#turn
  }

  #look(): void {
    if (!this.#isStale || this.#browsers.size === 0) return
    this.#isStale = false
    this.#turn = this.#turn.then(() => this.#showAll()).catch(this.#options.failed)
  }

  async #showAll(): Promise<void> {
    const lists = new Map<string, Promise<TableList>>()
    for (const browser of [...this.#browsers]) {
      const wish = JSON.stringify(browser.wish)
      const list = lists.get(wish) ?? this.list(browser.wish)
      lists.set(wish, list)
      const found = await list
      if (this.#browsers.has(browser)) show(browser, found)
    }
  }

  async #withStrength(records: readonly TableRecord[]): Promise<ListedTable[]> {
    const { store, findGame } = this.#options
    const players = (record: TableRecord): Player[] =>
      record.seats.flatMap(each => ownerOf(each) ?? (each.kind === 'bot' ? botPlayer(each.level) : []))
    const kept = new Map<string, number>()
    for (const [game, of] of Map.groupBy(records, record => record.game)) {
      for (const each of await store.ratings.ofMany([...new Set(of.flatMap(players))], game)) {
        kept.set(`${game} ${each.player} ${each.role}`, strength(each))
      }
    }
    return records.map(record => {
      const card = cardOf(record, findGame(record.game))
      const role = ratedRole(card.seats[0]?.role ?? '')
      const strengths = players(record).map(player => kept.get(`${record.game} ${player} ${role}`) ?? strength(UNRATED))
      const mean = strengths.reduce((sum, each) => sum + each, 0) / strengths.length
      return { ...card, ...(strengths.length > 0 && { strength: Math.round(mean) }) }
    })
  }
}

/** Says nothing where nothing has changed. */
function show(browser: Browser, list: TableList): void {
  const text = JSON.stringify(list)
  if (text === browser.shown) return
  browser.shown = text
  browser.show(list)
}
