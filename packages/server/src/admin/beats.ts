import type { Store } from '../store/store.ts'
import { Sweeper } from '../sweeper.ts'
import { now } from '../time.ts'
import type { NodeState } from './records.ts'

const BEAT_MS = 10_000
/** A node that has said nothing for so long is gone. */
const GONE_MS = 35_000

export interface BeatsOptions {
  readonly store: Store
  readonly node: string
  readonly state: () => Omit<NodeState, 'id' | 'startedAt' | 'seenAt'>
  readonly failed: (error: unknown) => void
}

/** Each node says in the store that it runs, and how much it has to do. */
export class Beats {
  readonly #options: BeatsOptions
  readonly #startedAt = now()
  readonly #sweeper: Sweeper

  constructor(options: BeatsOptions) {
    this.#options = options
    this.#sweeper = new Sweeper({ everyMs: BEAT_MS, sweep: () => this.#beat(), failed: options.failed })
  }

  /** All nodes as they are, this one at this moment. */
  async all(): Promise<NodeState[]> {
    await this.#beat()
    return this.#options.store.admin.nodes(now() - GONE_MS)
  }

  async stop(): Promise<void> {
    await this.#sweeper.stop()
    await this.#options.store.admin.leave(this.#options.node).catch(this.#options.failed)
  }

  #beat(): Promise<void> {
    const { store, node, state } = this.#options
    return store.admin.beat({ id: node, startedAt: this.#startedAt, seenAt: now(), ...state() })
  }
}
