import { answerTime, isForced, levelNamed, pauseOf, thinkingTime } from '@undercroft/bots'
import { type AnyChoice, type Seat, sameData } from '@undercroft/kernel'
import type { BotPool } from '../bots/pool.ts'
import type { Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'
import { now, ticks } from '../time.ts'
import type { Desk } from './desk.ts'
import type { Desks } from './desks.ts'
import { takeAnswer } from './play.ts'
import type { BotTask, Room } from './room.ts'

const LEASE_MS = 10_000
const POLL_MS = 1000
const MOST_AT_ONCE = 50
/** How long a table that failed is left alone. */
const AFTER_FAILURE_MS = 30_000

export interface BotTurnsOptions {
  readonly store: Store
  readonly desks: Desks
  readonly pool: BotPool
  readonly node: string
  /** How long a bot usually seems to think, whatever it decides. */
  readonly pauseMs: number
  /** An answer came so many milliseconds later than the bot seems to think. */
  readonly late: (ms: number) => void
  readonly failed: (error: unknown, table: string) => void
}

/**
 * Answers for bots and by standing orders, equally late, since timing would tell which it was. The node that holds a table's
 * lease does so; when that node dies, the lease runs out and another node goes on.
 */
export class BotTurns {
  readonly #options: BotTurnsOptions
  readonly #running = new Map<string, Promise<void>>()
  readonly #leases = new Map<string, number>()
  readonly #failures = new Map<string, number>()
  /** Those where a bot was asked while the last answer for one was still being finished. */
  readonly #again = new Set<string>()
  readonly #polling: NodeJS.Timeout
  #stopped = false

  constructor(options: BotTurnsOptions) {
    this.#options = options
    this.#polling = setInterval(() => this.#poll(), POLL_MS).unref()
  }

  /** Looks at a table at which a bot may be asked. */
  due(table: string): void {
    if (this.#stopped || (this.#failures.get(table) ?? 0) > ticks()) return
    if (this.#running.has(table)) {
      this.#again.add(table)
      return
    }
    const { failed } = this.#options
    const run = this.#run(table)
      .catch(error => {
        this.#failures.set(table, ticks() + AFTER_FAILURE_MS)
        failed(error, table)
      })
      .finally(() => {
        this.#running.delete(table)
        if (this.#again.delete(table)) this.due(table)
      })
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
    let mover: Seat | undefined // the bot that has just done something which all have seen
    while (!this.#stopped && (await this.#holds(table))) {
      this.#again.delete(table) // it is looked at now
      const due = await desks.at(table, desk => botTask(store, desk))
      if (due === undefined) return
      const began = ticks()
      const { seat, ticket, ask } = due.task
      const isBot = due.level !== undefined
      const answering = { isBot, shown: ask.shown, goesOn: seat === mover, watched: true }
      const level = levelNamed(due.level)
      const ms = level === undefined || isForced(ask) ? 0 : thinkingTime(level, answering)
      const choice = await this.#think(table, due, ms)
      const time = level === undefined ? pauseOf(answering, pauseMs) : answerTime(level, answering, pauseMs)
      const rest = time - (ticks() - began)
      if (rest > 0) await new Promise(next => setTimeout(next, rest))
      if (this.#stopped) return
      this.#options.late(Math.max(0, ticks() - began - time))
      if (ask.shown !== 'quiet') mover = isBot ? seat : undefined
      const by = isBot ? 'bot' : 'order'
      const still = (desk: Desk, room: Room) => answersStill(desk, room, due)
      await desks.at(table, async desk => {
        const taken = await takeAnswer(desk, { seat, choice, ticket, by, still }, {})
        if (!taken.ok && isFailure(taken.error, due, desk)) throw new Error(taken.error.message)
      })
    }
  }

  async #think(table: string, { task, game, level, standing }: Due, ms: number): Promise<AnyChoice | undefined> {
    const { seen } = task
    const { seat, options, form } = task.ask
    if (level === undefined) return standing
    try {
      const ask = { seat, options, form }
      return await this.#options.pool.think({ table, game, level, ms, seen, talks: true, ask })
    } catch {
      return options[task.ask.otherwise] ?? options[0]
    }
  }

  /** The lease is kept for a while: a game goes on, and each claim is a write. */
  async #holds(table: string): Promise<boolean> {
    const tick = ticks()
    if ((this.#leases.get(table) ?? 0) > tick + LEASE_MS / 2) return true
    const { store, node } = this.#options
    const held = await store.leases.claim(`bots ${table}`, node, now(), now() + LEASE_MS)
    if (held) this.#leases.set(table, tick + LEASE_MS)
    else this.#leases.delete(table)
    return held
  }

  #poll(): void {
    const tick = ticks()
    for (const [table, until] of this.#leases) if (until < tick) this.#leases.delete(table)
    for (const [table, until] of this.#failures) if (until < tick) this.#failures.delete(table)
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
  /** How long the log was when it was asked. */
  readonly seq: number
  /** Undefined where a standing order answers. */
  readonly level?: string
  readonly standing?: AnyChoice
}

async function botTask(store: Store, desk: Desk): Promise<Due | undefined> {
  const room = await desk.room()
  if (desk.unplayable !== undefined) await store.tables.setAside(desk.id)
  const { game, seq, status } = desk.record
  if (status !== 'playing') return undefined
  for (const seat of room?.asked() ?? []) {
    const answerer = room && answererAt(desk, room, seat)
    const task = answerer && room.task(seat)
    if (task !== undefined) return { task, game, seq, ...answerer }
  }
  return undefined
}

/** What answers for this seat without a person: a bot of this level, or a standing order. */
function answererAt({ record }: Desk, room: Room, seat: Seat): Pick<Due, 'level' | 'standing'> | undefined {
  const sitting = record.seats[seat]
  if (sitting?.kind === 'bot') return { level: sitting.level }
  const standing = sitting?.kind === 'person' ? room.standing(seat, record.orders[seat] ?? []) : undefined
  return standing && { standing }
}

/** Whether the answer is still wanted: the person may have returned or changed their orders meanwhile. */
function answersStill(desk: Desk, room: Room, { task, level, standing }: Due): boolean {
  const now = answererAt(desk, room, task.seat)
  return now !== undefined && now.level === level && sameData(now.standing, standing)
}

/**
 * A race is never a failure: others have answered, taken back, sat down or ended the game in the meantime, and the table is
 * looked at again. Only what is refused at a table that stands as it stood when the question was read is a bug.
 */
function isFailure({ code }: Problem, { seq }: Due, { record }: Desk): boolean {
  return (code === 'refused' || code === 'malformed') && record.seq === seq
}
