import type { AnyChoice } from '@undercroft/kernel'
import type { BotPool } from '../bots/pool.ts'
import type { Store } from '../store/store.ts'
import type { Desk } from './desk.ts'
import type { Desks } from './desks.ts'
import { takeAnswer } from './play.ts'
import type { BotTask } from './room.ts'

const LEASE_MS = 10_000
const POLL_MS = 1000
const MOST_AT_ONCE = 50
/** A table that cannot be played is not tried again and again. */
const AFTER_FAILURE_MS = 30_000

export interface BotTurnsOptions {
  readonly store: Store
  readonly desks: Desks
  readonly pool: BotPool
  readonly node: string
  /** How long a bot seems to think: always the same, whatever it decides, so that timing tells nothing. */
  readonly pauseMs: number
  readonly failed: (error: unknown, table: string) => void
}

/** Answers for bots, and by standing orders: as late, or timing would tell. Whoever holds a table's lease does; when its node dies, the lease runs out and another goes on. */
export class BotTurns {
  readonly #options: BotTurnsOptions
  readonly #running = new Map<string, Promise<void>>()
  readonly #leases = new Map<string, number>()
  readonly #failures = new Map<string, number>()
  readonly #polling: NodeJS.Timeout
  #stopped = false

  constructor(options: BotTurnsOptions) {
    this.#options = options
    this.#polling = setInterval(() => this.#poll(), POLL_MS).unref()
  }

  /** A bot may be asked here. */
  due(table: string): void {
    if (this.#stopped || this.#running.has(table) || (this.#failures.get(table) ?? 0) > Date.now()) return
    const { failed } = this.#options
    const run = this.#run(table)
      .catch(error => {
        this.#failures.set(table, Date.now() + AFTER_FAILURE_MS)
        failed(error, table)
      })
      .finally(() => this.#running.delete(table))
    this.#running.set(table, run)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#polling)
    await Promise.all(this.#running.values())
    const { store, node } = this.#options
    await Promise.all([...this.#leases.keys()].map(table => store.leases.release(`bots ${table}`, node)))
  }

  async #run(table: string): Promise<void> {
    const { store, desks, pauseMs } = this.#options
    while (!this.#stopped && (await this.#holds(table))) {
      const due = await desks.at(table, desk => botTask(store, desk))
      if (due === undefined) return
      const began = Date.now()
      const choice = await this.#think(due)
      const rest = pauseMs - (Date.now() - began)
      if (rest > 0) await new Promise(next => setTimeout(next, rest))
      if (this.#stopped) return
      // Who sat there may have come back, or somebody may have taken an answer back: then it is stale, and asked anew.
      const { seat, ticket } = due.task
      const by = due.level === undefined ? 'order' : 'bot'
      const taken = await desks.at(table, desk => takeAnswer(desk, { seat, choice, ticket, by }, {}))
      if (taken?.ok === false && taken.error.code !== 'stale') throw new Error(taken.error.message)
    }
  }

  async #think({ task, game, level, standing }: Due): Promise<AnyChoice | undefined> {
    const { seat, options, form } = task.ask
    if (level === undefined) return standing
    try {
      return await this.#options.pool.think({ game, level, seen: task.seen, talks: true, ask: { seat, options, form } })
    } catch {
      return options[task.ask.otherwise] ?? options[0]
    }
  }

  /** The lease is kept for a while: a game goes on, and each claim is a write. */
  async #holds(table: string): Promise<boolean> {
    const now = Date.now()
    if ((this.#leases.get(table) ?? 0) > now + LEASE_MS / 2) return true
    const { store, node } = this.#options
    const until = now + LEASE_MS
    const held = await store.leases.claim(`bots ${table}`, node, now, until)
    if (held) this.#leases.set(table, until)
    else this.#leases.delete(table)
    return held
  }

  #poll(): void {
    const now = Date.now()
    for (const [table, until] of this.#leases) if (until < now) this.#leases.delete(table)
    for (const [table, until] of this.#failures) if (until < now) this.#failures.delete(table)
    this.#options.store.tables.botsDue(MOST_AT_ONCE).then(
      tables => {
        for (const table of tables) this.due(table)
      },
      () => undefined, // the store is away: it is asked again
    )
  }
}

interface Due {
  readonly task: BotTask
  readonly game: string
  /** None where a standing order answers. */
  readonly level?: string
  readonly standing?: AnyChoice
}

async function botTask(store: Store, desk: Desk): Promise<Due | undefined> {
  const room = await desk.room()
  if (desk.unplayable !== undefined) await store.tables.setAside(desk.id)
  const { seats, game, orders } = desk.record
  for (const seat of room?.asked() ?? []) {
    const sitting = seats[seat]
    const standing = sitting?.kind === 'person' ? room?.standing(seat, orders[seat] ?? []) : undefined
    const task = sitting?.kind === 'bot' || standing !== undefined ? room?.task(seat) : undefined
    if (task !== undefined && sitting?.kind === 'bot') return { task, game, level: sitting.level }
    if (task !== undefined && standing !== undefined) return { task, game, standing }
  }
  return undefined
}
