import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Unit } from '@undercroft/lab'
import { stopThreads } from '../../threads.ts'
import type { FromWorker, LabJob, ToWorker } from '../job.ts'
import type { Result, Run } from './desk.ts'

/** A thread that plays units of one run, and is changed for another when the run changes. */
export class Slot {
  readonly #module: string
  readonly #stopped: AbortSignal
  #thread: { readonly run: string; readonly worker: Worker } | undefined

  constructor(module: string, stopped: AbortSignal) {
    this.#module = module
    this.#stopped = stopped
  }

  /** Plays a unit. Gives nothing if it was stopped. */
  async play(run: Run, unit: Unit): Promise<Result | undefined> {
    if (this.#stopped.aborted) return undefined
    const worker = await this.#for(run)
    if (worker === undefined) return undefined
    worker.postMessage({ unit } satisfies ToWorker)
    const message = await heard(worker)
    if (message?.kind === 'done') {
      const { kind: _, ...finished } = message
      return finished
    }
    this.#thread = undefined
    return message?.kind === 'failed' ? { unit, failure: message.message } : undefined
  }

  async end(): Promise<void> {
    const worker = this.#thread?.worker
    this.#thread = undefined
    await worker?.terminate()
  }

  async #for(run: Run): Promise<Worker | undefined> {
    if (this.#thread?.run === run.id) return this.#thread.worker
    await this.end()
    const control = new SharedArrayBuffer(4)
    const job: LabJob = { module: this.#module, experiment: run.experiment, rows: run.rows, control }
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { workerData: job })
    this.#stopped.addEventListener('abort', () => stopThreads(control), { once: true })
    this.#thread = { run: run.id, worker }
    return (await heard(worker)) === undefined ? undefined : worker
  }
}

/** The next message of a thread; nothing, if it ends before. */
async function heard(worker: Worker): Promise<FromWorker | undefined> {
  const ended = new AbortController()
  try {
    return await Promise.race([
      once(worker, 'message', { signal: ended.signal }).then(([message]) => message as FromWorker),
      once(worker, 'exit', { signal: ended.signal }).then(() => undefined),
    ])
  } finally {
    ended.abort()
  }
}
