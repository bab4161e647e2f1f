import type { Game } from '@undercroft/kernel'
import type { NewsItem, Store } from '../store/store.ts'
import { ticks } from '../time.ts'
import { Desk } from './desk.ts'

export interface DesksOptions {
  readonly store: Store
  readonly findGame: (id: string) => Game | undefined
  /** A table has changed, here or elsewhere, and somebody here had it open. */
  readonly changed: (desk: Desk) => void
  /** Somebody has come to look at a table here, or gone, or sat down. */
  readonly watched: (desk: Desk) => void
  /** What happened at a table was written down, in so many milliseconds. */
  readonly committed: (ms: number) => void
  readonly failed: (error: unknown) => void
  /** How long a match stays in memory when nobody plays. */
  readonly restAfterMs?: number
}

const REST_AFTER_MS = 60_000
const REST_WHEN_DONE_MS = 2000
const SWEEP_AT_LEAST_MS = 100
const SWEEP_AT_MOST_MS = 1000

/** The tables that are in memory. Any of them may go at any time: they are in the store. */
export class Desks {
  readonly #options: DesksOptions
  readonly #desks = new Map<string, Desk>()
  /** Tables that are being loaded: two who come at once get one desk. */
  readonly #loading = new Map<string, Promise<Desk | undefined>>()
  readonly #deaf: () => void
  readonly #sweeping: NodeJS.Timeout

  constructor(options: DesksOptions) {
    this.#options = options
    this.#deaf = options.store.news.listen(news => this.#hear(news))
    const often = Math.min(SWEEP_AT_MOST_MS, Math.max(SWEEP_AT_LEAST_MS, options.restAfterMs ?? REST_AFTER_MS))
    this.#sweeping = setInterval(() => this.#sweep(ticks()).catch(options.failed), often).unref()
  }

  get size(): number {
    return this.#desks.size
  }

  get live(): number {
    return [...this.#desks.values()].filter(desk => desk.isLive).length
  }

  /** The desk of a table, in its turn; nothing if there is no such table. */
  async at<T>(table: string, act: (desk: Desk) => Promise<T>): Promise<T | undefined> {
    const desk = this.#desks.get(table) ?? (await this.#load(table))
    return desk?.inTurn(() => act(desk))
  }

  /** Everybody who looks at a table here. */
  seen(table: string): Desk | undefined {
    return this.#desks.get(table)
  }

  /** What every table looks like now is written down, for rules that may be other ones at the next start. */
  async close(): Promise<void> {
    clearInterval(this.#sweeping)
    this.#deaf()
    await Promise.all([...this.#desks.values()].map(desk => desk.inTurn(() => desk.rest())))
    this.#desks.clear()
  }

  #load(table: string): Promise<Desk | undefined> {
    const known = this.#loading.get(table)
    if (known !== undefined) return known
    const loading = this.#read(table).finally(() => this.#loading.delete(table))
    this.#loading.set(table, loading)
    return loading
  }

  async #read(table: string): Promise<Desk | undefined> {
    const { store, findGame, changed, watched, committed, failed } = this.#options
    const record = await store.tables.get(table)
    if (record === undefined) return undefined
    const desk = new Desk({ store, game: findGame(record.game), record, changed, watched, committed, failed })
    this.#desks.set(table, desk)
    return desk
  }

  #hear(news: NewsItem | undefined): void {
    if (news === undefined) {
      this.#compare().catch(this.#options.failed)
      return
    }
    if (news.about !== 'table') return
    const desk = this.#desks.get(news.table)
    if (desk === undefined || desk.record.seq >= news.n) return
    desk.inTurn(() => desk.catchUp()).catch(this.#options.failed)
  }

  /** Finds missed changes by their sequence numbers. */
  async #compare(): Promise<void> {
    const seqs = await this.#options.store.tables.seqs([...this.#desks.keys()])
    for (const [table, n] of seqs) this.#hear({ about: 'table', table, n })
  }

  /** A game that is over and at which nobody looks is not gone on with. */
  #restAfter(desk: Desk): number {
    const { restAfterMs = REST_AFTER_MS } = this.#options
    const isDone = desk.record.status === 'over' && desk.watchers().size === 0
    return isDone ? Math.min(REST_WHEN_DONE_MS, restAfterMs) : restAfterMs
  }

  async #sweep(now: number): Promise<void> {
    for (const [table, desk] of this.#desks) {
      if (now - desk.usedAt < this.#restAfter(desk)) continue
      if (desk.isLive) await desk.inTurn(() => desk.rest())
      if (!desk.isLive && desk.watchers().size === 0 && !desk.isBusy) this.#desks.delete(table)
    }
    if (this.#options.store.isShared) await this.#compare()
  }
}
