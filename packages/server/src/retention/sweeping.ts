import type { Time } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { Sweeper } from '../sweeper.ts'
import type { Retention } from './records.ts'

const EVERY_MS = 3_600_000
const LEASE_MS = 600_000
const BATCH = 100
const DAY_MS = 86_400_000

export interface SweepingOptions {
  readonly store: Store
  readonly node: string
  readonly retention: Retention
  readonly now: () => Time
  readonly failed: (error: unknown) => void
}

/** Takes away what is older than the settings say it is kept: every hour, at one node, a batch at a time. */
export class Sweeping {
  readonly #options: SweepingOptions
  readonly #sweeper: Sweeper | undefined

  constructor(options: SweepingOptions) {
    this.#options = options
    const isWanted = Object.values(options.retention).some(days => days !== undefined)
    this.#sweeper = isWanted
      ? new Sweeper({ everyMs: EVERY_MS, sweep: () => this.#sweep(), failed: options.failed })
      : undefined
  }

  async stop(): Promise<void> {
    await this.#sweeper?.stop()
  }

  async #sweep(): Promise<void> {
    const { store, node, retention, now } = this.#options
    const { old, leases } = store
    if (!(await leases.claim('retention', node, now(), now() + LEASE_MS))) return
    const { guests, tables, chat, reports } = retention
    await this.#all(tables, before => old.removeTables(before, BATCH))
    await this.#all(chat, before => old.removeChat(before, BATCH))
    await this.#all(guests, before => this.#removeGuests(before))
    await this.#all(reports, before => old.removeReports(before))
    await leases.release('retention', node)
  }

  /** Batch after batch until nothing that old is left. */
  async #all(days: number | undefined, remove: (before: Time) => Promise<number>): Promise<void> {
    if (days === undefined) return
    const before = this.#options.now() - days * DAY_MS
    while (this.#sweeper?.isStopped !== true && (await remove(before)) > 0);
  }

  async #removeGuests(before: Time): Promise<number> {
    const { store } = this.#options
    const guests = await store.old.guests(before, BATCH)
    for (const guest of guests) await store.people.remove(guest)
    return guests.length
  }
}
