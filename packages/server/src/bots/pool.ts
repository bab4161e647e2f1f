import { Worker } from 'node:worker_threads'
import type { Plan } from '@undercroft/bots'
import type { AnyChoice, Shape } from '@undercroft/kernel'
import { sharedNow, type Task, type Thought } from './task.ts'

/** No bot thinks longer: its table goes on with the default. */
const LONGEST_THOUGHT_MS = 20_000

/** Plans of bots whose games have ended are forgotten when there are more than this. */
const MOST_PLANS = 1_000

interface Thinking {
  readonly task: Task
  readonly done: (choice: AnyChoice) => void
  readonly failed: (error: Error) => void
  readonly patience: NodeJS.Timeout
}

/**
 * Bots think in threads of their own, so that none of them holds up a socket. Nothing waits for a thread: each one thinks about
 * all that it was given in short slices, table by table, and a bot that answers at once does so between two slices.
 */
export class BotPool {
  readonly #module: string
  readonly #size: number
  /** What the bots have planned for their turns, by table and seat, the oldest first. */
  readonly #plans = new Map<string, Plan<Shape>>()
  readonly #threads = new Map<Worker, Map<number, Thinking>>()
  #made = 0
  #closed = false

  /** `module`: where the workers find the catalogue of games. */
  constructor(module: string, size: number) {
    this.#module = module
    this.#size = size
  }

  get thinking(): number {
    return [...this.#threads.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Whether every thread that there may be has something to think about. */
  get isBusy(): boolean {
    return this.thinking >= this.#size
  }

  think(task: Omit<Task, 'id' | 'askedAt' | 'plan'>): Promise<AnyChoice> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the bots have gone home'))
      const id = ++this.#made
      const patience = setTimeout(() => this.#overdue(id), LONGEST_THOUGHT_MS).unref()
      const plan = this.#plans.get(seatOf(task))
      this.#give({ task: { ...task, id, askedAt: sharedNow(), ...(plan && { plan }) }, done, failed, patience })
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const workers = [...this.#threads.keys()]
    for (const worker of workers) this.#lost(worker, new Error('the bots have gone home'))
    await Promise.all(workers.map(end))
  }

  #give(thinking: Thinking): void {
    const [worker, thoughts] = this.#leastBusy()
    thoughts.set(thinking.task.id, thinking)
    worker.ref() // whoever stops the server waits for the thought to end
    worker.postMessage(thinking.task)
  }

  #leastBusy(): readonly [Worker, Map<number, Thinking>] {
    const [least] = [...this.#threads].sort(([, a], [, b]) => a.size - b.size)
    if (least !== undefined && (least[1].size === 0 || this.#threads.size >= this.#size)) return least
    const hired = [this.#hire(), new Map<number, Thinking>()] as const
    this.#threads.set(...hired)
    return hired
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#module })
    worker.on('message', (thought: Thought) => this.#thought(worker, thought))
    worker.on('error', error => this.#lost(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#lost(worker, new Error('a bot left in the middle of a thought')))
    worker.unref()
    return worker
  }

  #thought(worker: Worker, thought: Thought): void {
    const thoughts = this.#threads.get(worker)
    const thinking = thoughts?.get(thought.id)
    if (thinking === undefined) return
    clearTimeout(thinking.patience)
    thoughts?.delete(thought.id)
    if (thoughts?.size === 0) worker.unref()
    if ('choice' in thought) {
      this.#keep(thinking.task, thought.plan)
      thinking.done(thought.choice)
    } else thinking.failed(new Error(thought.failed))
  }

  #keep(task: Task, plan: Plan<Shape> | undefined): void {
    const seat = seatOf(task)
    this.#plans.delete(seat)
    if (plan !== undefined) this.#plans.set(seat, plan)
    const [oldest] = this.#plans.keys()
    if (this.#plans.size > MOST_PLANS && oldest !== undefined) this.#plans.delete(oldest)
  }

  /** A thread that does not answer is given up; what else it was thinking about is given to another. */
  #overdue(id: number): void {
    const [worker, thoughts] = [...this.#threads].find(([, each]) => each.has(id)) ?? []
    if (worker === undefined || thoughts === undefined) return
    this.#threads.delete(worker)
    void worker.terminate()
    for (const thinking of thoughts.values()) {
      if (thinking.task.id === id) thinking.failed(new Error('a bot thought for too long'))
      else this.#give(thinking)
    }
  }

  #lost(worker: Worker, error: Error): void {
    const thoughts = this.#threads.get(worker)
    this.#threads.delete(worker)
    for (const { patience, failed } of thoughts?.values() ?? []) {
      clearTimeout(patience)
      failed(error)
    }
  }
}

function seatOf({ table, ask }: Pick<Task, 'table' | 'ask'>): string {
  return `${table} ${ask.seat}`
}

function end(worker: Worker): Promise<number> {
  worker.ref() // or the process might end before its thread has
  return worker.terminate()
}
