import { analyseApart } from '../bots/analyst.ts'
import type { BotPool } from '../bots/pool.ts'
import type { Metrics } from '../metrics.ts'
import type { OpenAnalysis } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { now, ticks } from '../time.ts'
import type { Desks } from './desks.ts'
import { recordOf } from './playing.ts'

/** How often each position is played on: as often as on the page, and with the same dice. */
const ROUNDS = 24

const LEASE_MS = 30_000
const POLL_MS = 5000
/** How often it is written down how far a look has got. */
const REPORT_MS = 1000

export interface AnalysisTurnsOptions {
  readonly store: Store
  readonly desks: Desks
  readonly pool: BotPool
  readonly node: string
  readonly gamesModule: string
  readonly metrics: Metrics
  readonly failed: (error: unknown, table?: string) => void
}

/**
 * Looks at the games that somebody asked about, one at a time at each node. What is asked for stands in the store: a look
 * that a stopped or killed node had begun is begun anew, by this node or by another when the lease has run out.
 */
export class AnalysisTurns {
  readonly #options: AnalysisTurnsOptions
  readonly #stopping = new AbortController()
  readonly #polling: NodeJS.Timeout
  #running: Promise<void> | undefined
  /** Somebody has asked since the list was last read. */
  #again = false

  constructor(options: AnalysisTurnsOptions) {
    this.#options = options
    this.#polling = setInterval(() => this.due(), POLL_MS).unref()
    this.due()
  }

  /** Something may have been asked for. */
  due(): void {
    this.#again = true
    if (this.#running !== undefined || this.#isStopped) return
    this.#running = this.#run()
      .catch(error => this.#options.failed(error))
      .finally(() => {
        this.#running = undefined
      })
  }

  async stop(): Promise<void> {
    clearInterval(this.#polling)
    this.#stopping.abort()
    await this.#running
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted
  }

  async #run(): Promise<void> {
    const { store, node } = this.#options
    while (this.#again && !this.#isStopped) {
      this.#again = false
      for (const { table } of fairly(await store.analyses.open())) {
        if (!(await this.#claim(table))) continue
        this.#again = true // the list may be another one afterwards
        await this.#look(table).finally(() => store.leases.release(workOf(table), node))
        break
      }
    }
  }

  #claim(table: string): Promise<boolean> {
    const { store, node } = this.#options
    return store.leases.claim(workOf(table), node, now(), now() + LEASE_MS)
  }

  async #look(table: string): Promise<void> {
    const { store, desks, pool, gamesModule, metrics, failed } = this.#options
    const asked = await store.analyses.get(table)
    if (asked === undefined || asked.isFound || asked.failed !== undefined) return // another node was faster
    const text = await desks.at(table, recordOf)
    if (text?.ok !== true) return store.analyses.end(table, { failed: text?.error.message ?? 'there is no such table' })
    await store.analyses.progress(table, 0)
    let reportAt = ticks() + REPORT_MS
    const soFar = (steps: number): void => {
      if (ticks() < reportAt) return
      reportAt = ticks() + REPORT_MS
      Promise.all([store.analyses.progress(table, steps), this.#claim(table)]).catch(error => failed(error, table))
    }
    const { signal } = this.#stopping
    try {
      const task = { module: gamesModule, text: text.value, rounds: ROUNDS }
      const found = await analyseApart({ ...task, isBusy: () => pool.isBusy, soFar, signal })
      await store.analyses.end(table, { found })
      metrics.analyses.inc({ result: 'found' })
    } catch (error) {
      if (this.#isStopped) return
      failed(error, table)
      metrics.analyses.inc({ result: 'failed' })
      await store.analyses.end(table, { failed: 'something went wrong while the server looked at this game' })
    }
  }
}

function workOf(table: string): string {
  return `analysis ${table}`
}

/** First what everybody asked for first, then their second: who asks for much waits behind those who ask for little. */
export function fairly<T extends Pick<OpenAnalysis, 'person'>>(asked: readonly T[]): T[] {
  const counts = new Map<string, number>()
  const ranked = asked.map(each => {
    const rank = counts.get(each.person) ?? 0
    counts.set(each.person, rank + 1)
    return { each, rank }
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ each }) => each)
}
