import { Worker } from 'node:worker_threads'
import type { Appended, Snapshot } from '../records.ts'
import type { TableRow } from '../schema.ts'
import type { Needs, SomeMoves } from '../sql/writes.ts'
import type { Line, Refusal, Refusals } from './journal.ts'
import type { Done, Order, Task } from './journal-orders.ts'

interface Waiting {
  readonly line: Line
  readonly done: (appended: Appended) => void
  readonly failed: (error: Error) => void
}

interface Asked {
  readonly done: (refused: Refusals) => void
  readonly failed: (error: Error) => void
}

const NONE: Refusals = new Map()

/**
 * This end of the thread that writes the journal. Lines that come while it writes go to it together when it is done, so
 * that they share a flush; play goes on meanwhile, and nobody is told before the commit.
 */
export class JournalWriter {
  readonly #worker: Worker
  readonly #asked = new Map<number, Asked>()
  #orders = 0
  #queue: Waiting[] = []
  #isTaking = false
  /** Whether there may be lines that are not filed. */
  #isDirty = false
  /** The columns of tables that such lines change. */
  readonly #changed = new Set<string>()
  /** Somebody else writes to the file, or is about to. */
  #turn: Promise<unknown> = Promise.resolve()
  #isHeld = false
  #lost: Error | undefined
  #scheduled: NodeJS.Immediate | undefined

  constructor(path: string) {
    this.#worker = new Worker(new URL('./journal-thread.ts', import.meta.url), { workerData: path })
    this.#worker.on('message', (done: Done) => {
      const asked = this.#asked.get(done.id)
      this.#asked.delete(done.id)
      if (this.#asked.size === 0) this.#worker.unref()
      if (done.failed === undefined) asked?.done(done.refused ?? NONE)
      else asked?.failed(new Error(done.failed))
    })
    this.#worker.on('error', error => this.#lose(error instanceof Error ? error : new Error(String(error))))
    this.#worker.on('exit', () => this.#lose(new Error('the thread that writes has ended')))
    this.#worker.unref()
  }

  append(line: Line): Promise<Appended> {
    return new Promise((done, failed) => {
      this.#queue.push({ line, done, failed })
      this.#scheduled ??= setImmediate(() => {
        this.#scheduled = undefined
        this.#take()
      })
    })
  }

  /** What was appended is in its table, for whoever reads it there. */
  async file(moves?: SomeMoves): Promise<void> {
    if (!this.#isDirty) return
    if (moves === undefined) await this.#fileAll()
    else await this.#ask({ do: 'file', moves })
  }

  /** As `file`, for whoever reads one column of all tables: most lines change none. */
  async fileChanges(column: keyof TableRow): Promise<void> {
    if (this.#changed.has(column)) await this.#fileAll()
  }

  async keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    await this.#ask({ do: 'keep', table, snapshot })
  }

  /** Throws if nothing can be written any more. */
  check(): void {
    if (this.#lost !== undefined) throw this.#lost
  }

  /** What it needs is filed, and nothing is written here until it is done: two who write would wait for each other. */
  exclusively<T>(needs: readonly Needs[], act: () => Promise<T>): Promise<T> {
    const isAll = needs.includes('all moves')
    const moves = needs.filter(each => typeof each !== 'string')
    const done = this.#turn.then(async () => {
      this.#isHeld = true
      try {
        if (isAll && this.#isDirty) {
          await this.#fileAll()
          this.#isDirty = false
        }
        await this.#ask({ do: 'hold', moves })
        return await act()
      } finally {
        this.#isHeld = false
        const changed = isAll ? undefined : moves.flatMap(({ table }) => table ?? [])
        this.#ask({ do: 'goOn', changed }).catch(() => undefined) // whoever writes next is told that it cannot
        this.#take()
      }
    })
    this.#turn = done.catch(() => undefined)
    return done
  }

  async close(): Promise<void> {
    while (this.#isTaking || this.#queue.length > 0) await new Promise(next => setImmediate(next))
    await this.exclusively(['all moves'], async () => undefined)
    await this.#ask({ do: 'file' })
    this.#worker.ref() // or the process might end before its thread has
    await this.#worker.terminate()
  }

  async #fileAll(): Promise<void> {
    const changed = [...this.#changed]
    this.#changed.clear() // what is taken from now on is not filed with the rest
    try {
      await this.#ask({ do: 'file' })
    } catch (error) {
      for (const column of changed) this.#changed.add(column)
      throw error
    }
  }

  #take(): void {
    if (this.#isTaking || this.#isHeld || this.#queue.length === 0) return
    const batch = this.#queue
    for (const { line } of batch) for (const column in line[6]) this.#changed.add(column)
    this.#queue = []
    this.#isTaking = true
    this.#isDirty = true
    this.#ask({ do: 'take', body: JSON.stringify(batch.map(({ line }) => line)) }).then(
      refused => {
        this.#isTaking = false
        this.#take()
        for (let i = 0; i < batch.length; i++) settle(batch[i] as Waiting, refused.get(i))
      },
      (error: Error) => {
        this.#isTaking = false
        for (const { failed } of batch) failed(error)
        this.#take()
      },
    )
  }

  #ask(task: Task): Promise<Refusals> {
    return new Promise((done, failed) => {
      if (this.#lost !== undefined) return failed(this.#lost)
      const order: Order = { id: ++this.#orders, ...task }
      // While somebody waits for it, the process does not end.
      if (this.#asked.size === 0) this.#worker.ref()
      this.#asked.set(order.id, { done, failed })
      this.#worker.postMessage(order)
    })
  }

  #lose(error: Error): void {
    this.#lost ??= error
    for (const { failed } of this.#asked.values()) failed(error)
    this.#asked.clear()
  }
}

function settle({ line, done, failed }: Waiting, refusal: Refusal | undefined): void {
  if (refusal === undefined) done({ kind: 'taken', seq: line[1] })
  else if (refusal.kind === 'missing') failed(new Error(`there is no table ${line[0]}`))
  else done(refusal)
}
