import type { BotPool } from '../bots/pool.ts'
import type { Store } from '../store/store.ts'
import { now } from '../time.ts'
import { isOverLimit, timedOut } from './clocks.ts'
import type { Desk } from './desk.ts'
import type { Desks } from './desks.ts'
import { startIfFull } from './opening.ts'
import { takeAnswer } from './play.ts'

const POLL_MS = 500
const MOST_AT_ONCE = 100
const LEVEL = 'greedy'

export interface ClockTurnsOptions {
  readonly store: Store
  readonly desks: Desks
  readonly pool: BotPool
  /** A seat was answered for so many milliseconds after the end of its time. */
  readonly late: (ms: number) => void
  readonly failed: (error: unknown, table: string) => void
}

/** Answers for those whose time is up. Several nodes may try: the log takes one of them. */
export class ClockTurns {
  readonly #options: ClockTurnsOptions
  readonly #polling: NodeJS.Timeout
  #polled: Promise<void> | undefined

  constructor(options: ClockTurnsOptions) {
    this.#options = options
    this.#polling = setInterval(() => {
      this.#polled ??= this.#poll().finally(() => {
        this.#polled = undefined
      })
    }, POLL_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#polling)
    await this.#polled
  }

  async #poll(): Promise<void> {
    const { store, desks, failed } = this.#options
    const tables = await store.tables.timesUp(now(), MOST_AT_ONCE).catch(() => [])
    for (const table of tables) {
      await desks.at(table, desk => this.#answer(desk)).catch((error: unknown) => failed(error, table))
    }
  }

  async #answer(desk: Desk): Promise<void> {
    if (desk.record.status === 'open') return startIfFull(desk, 0) // the words that have not come are missing
    const room = await desk.room()
    if (desk.unplayable !== undefined) return this.#options.store.tables.setAside(desk.id)
    const { clock, hands, game, deadline } = desk.record
    const present = now()
    const seat = timedOut(clock, hands, present)[0]
    const task = seat === undefined ? undefined : room?.task(seat)
    if (seat === undefined || task === undefined) return
    const { options, form } = task.ask
    const ask = { seat, options, form }
    const otherwise = options[task.ask.otherwise] ?? options[0]
    const botAnswers = clock.kind !== 'none' && clock.atEnd === 'bot' && !isOverLimit(hands[seat] ?? {}, present)
    const choice = botAnswers
      ? await this.#options.pool
          .think({ table: desk.id, game, level: LEVEL, ms: 0, seen: task.seen, talks: false, ask })
          .catch(() => otherwise)
      : otherwise
    const still = ({ record }: Desk) => timedOut(record.clock, record.hands, present).includes(seat)
    const taken = await takeAnswer(desk, { seat, choice, ticket: task.ticket, by: 'clock', still }, {})
    if (taken.ok && deadline !== undefined) this.#options.late(now() - deadline)
  }
}
