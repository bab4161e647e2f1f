import { Worker } from 'node:worker_threads'
import type { AnyChoice } from '@undercroft/kernel'
import type { Task, Thought } from './task.ts'

/** No bot thinks longer: its table goes on with the default. */
const LONGEST_THOUGHT_MS = 20_000

interface Thinking {
  readonly task: Task
  readonly done: (choice: AnyChoice) => void
  readonly failed: (error: Error) => void
}

/** Bots think in threads of their own, so that none of them holds up a socket. */
export class BotPool {
  readonly #module: string
  readonly #size: number
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Thinking>()
  readonly #patience = new WeakMap<Worker, NodeJS.Timeout>()
  readonly #queue: Thinking[] = []
  #made = 0
  #closed = false

  /** `module`: where the workers find the catalogue of games. */
  constructor(module: string, size: number) {
    this.#module = module
    this.#size = size
  }

  get waiting(): number {
    return this.#queue.length
  }

  think(task: Omit<Task, 'id'>): Promise<AnyChoice> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the bots have gone home'))
      this.#queue.push({ task: { ...task, id: ++this.#made }, done, failed })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { failed } of this.#queue.splice(0)) failed(new Error('the bots have gone home'))
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(end))
  }

  #next(): void {
    if (this.#queue.length === 0) return
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#hire() : undefined)
    const thinking = worker && this.#queue.shift()
    if (worker === undefined || thinking === undefined) return
    this.#busy.set(worker, thinking)
    worker.ref() // whoever stops the server waits for the thought to end
    const patience = setTimeout(() => void worker.terminate(), LONGEST_THOUGHT_MS).unref()
    this.#patience.set(worker, patience)
    worker.postMessage(thinking.task)
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#module })
    worker.on('message', (thought: Thought) => {
      const thinking = this.#busy.get(worker)
      clearTimeout(this.#patience.get(worker))
      this.#busy.delete(worker)
      worker.unref()
      this.#idle.push(worker)
      if ('choice' in thought) thinking?.done(thought.choice)
      else thinking?.failed(new Error(thought.failed))
      this.#next()
    })
    worker.on('error', error => this.#lost(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#lost(worker, new Error('a bot left in the middle of a thought')))
    worker.unref()
    return worker
  }

  #lost(worker: Worker, error: Error): void {
    this.#busy.get(worker)?.failed(error)
    this.#busy.delete(worker)
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    if (!this.#closed) this.#next()
  }
}

function end(worker: Worker): Promise<number> {
  worker.ref() // or the process might end before its thread has
  return worker.terminate()
}
