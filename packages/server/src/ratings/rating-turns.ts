import type { Game } from '@undercroft/kernel'
import type { Store } from '../store/store.ts'
import { Sweeper } from '../sweeper.ts'
import { settlement } from './settling.ts'

const SWEEP_MS = 20_000
const AT_ONCE = 50

export interface RatingTurnsOptions {
  readonly store: Store
  readonly findGame: (id: string) => Game | undefined
  /** A game was counted, here. */
  readonly settled: (table: string) => void
  readonly failed: (error: unknown) => void
}

/** Counts games that are over: at once where they ended, and whatever a node that died has left, by any other. */
export class RatingTurns {
  readonly #options: RatingTurnsOptions
  readonly #sweeper: Sweeper

  constructor(options: RatingTurnsOptions) {
    this.#options = options
    this.#sweeper = new Sweeper({ everyMs: SWEEP_MS, sweep: () => this.#sweep(), failed: options.failed })
  }

  due(table: string): void {
    this.#sweeper.run(() => this.#settle(table))
  }

  async stop(): Promise<void> {
    await this.#sweeper.stop()
  }

  async #sweep(): Promise<void> {
    for (;;) {
      const tables = await this.#options.store.ratings.unsettled(AT_ONCE)
      for (const table of tables) {
        if (this.#sweeper.isStopped) return
        await this.#settle(table)
      }
      if (tables.length < AT_ONCE) return
    }
  }

  async #settle(table: string): Promise<void> {
    const { store, findGame, settled } = this.#options
    const record = await store.tables.get(table)
    if (record?.outcome === undefined) return
    const log = record.rated && record.gone.length > 0 ? await store.tables.log(table, 0) : []
    const isNew = await store.ratings.settle(
      ...settlement({ ...record, outcome: record.outcome }, findGame(record.game), log),
    )
    if (isNew) settled(table)
  }
}
