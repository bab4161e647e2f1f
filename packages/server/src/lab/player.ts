import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Chunk, Experiment, Unit } from '@undercroft/lab'

/** What the thread is started with. */
export interface LabJob {
  /** The module that loads games by `loadGame`. */
  readonly module: string
  readonly experiment: Experiment
}

/** What the thread says of a unit. */
export type Played = { readonly chunk: Chunk } | { readonly failed: string }

/** Plays the units of one experiment in a thread of its own. */
export class LabPlayer {
  readonly #thread: Worker

  constructor(job: LabJob) {
    this.#thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job })
  }

  /** Gives nothing, if it was stopped. */
  async play(unit: Unit): Promise<Played | undefined> {
    const over = new AbortController()
    const { signal } = over
    this.#thread.postMessage(unit)
    try {
      return await Promise.race([
        once(this.#thread, 'message', { signal }).then(([played]) => played as Played),
        once(this.#thread, 'exit', { signal }).then(() => undefined),
      ])
    } finally {
      over.abort()
    }
  }

  async stop(): Promise<void> {
    await this.#thread.terminate()
  }
}
