import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Act, Needs, Writes } from '../sql/writes.ts'
import type { SqliteConnection } from './database.ts'
import type { Flusher } from './flusher.ts'
import type { JournalWriter } from './writer.ts'

/** Enough to share a flush among, and few enough not to hold the loop up. */
const MOST_TOGETHER = 256

export interface GroupCommitOptions {
  readonly connection: SqliteConnection
  readonly db: Kysely<Schema>
  readonly journal: JournalWriter
  readonly flusher: Flusher
}

interface Waiting {
  readonly needs: Needs
  readonly act: Act<unknown>
  readonly done: (value: unknown) => void
  readonly failed: (reason: unknown) => void
}

/**
 * Writes that arrive in one turn of the event loop share one transaction. Each stands on its own within it: one that
 * fails takes nothing of the others back. The connection does not flush: that is done beside the loop, for all that was
 * committed meanwhile, and nobody is told before.
 */
export class GroupCommit implements Writes {
  readonly #connection: SqliteConnection
  readonly #db: Kysely<Schema>
  readonly #journal: JournalWriter
  readonly #flusher: Flusher
  readonly #flushing = new Set<Promise<void>>()
  #queue: Waiting[] = []
  #running: Promise<void> | undefined

  constructor({ connection, db, journal, flusher }: GroupCommitOptions) {
    this.#connection = connection
    this.#db = db
    this.#journal = journal
    this.#flusher = flusher
  }

  write<T>(needs: Needs, act: Act<T>): Promise<T> {
    return new Promise<T>((done, failed) => {
      this.#queue.push({ needs, act, done: done as (value: unknown) => void, failed })
      this.#running ??= this.#run()
    })
  }

  /** When all that was asked for has been written. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running
    await Promise.all(this.#flushing)
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await new Promise(next => setImmediate(next))
      const batch = this.#queue.splice(0, MOST_TOGETHER)
      await this.#journal
        .exclusively(
          batch.map(({ needs }) => needs),
          () => this.#commit(batch),
        )
        .catch(error => {
          for (const { failed } of batch) failed(error)
        })
    }
    this.#running = undefined
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const settle: (() => void)[] = []
    try {
      this.#connection.exec('begin immediate')
      for (const { act, done, failed } of batch) {
        this.#connection.exec('savepoint one')
        try {
          const value = await act(this.#db) // the driver is synchronous: no other turn of the loop comes in between
          settle.push(() => done(value))
        } catch (error) {
          this.#connection.exec('rollback to one')
          settle.push(() => failed(error))
        }
        this.#connection.exec('release one')
      }
      this.#connection.exec('commit')
    } catch (error) {
      this.#connection.undo()
      for (const { failed } of batch) failed(error)
      return
    }
    const flushing = this.#flush(batch, settle).finally(() => this.#flushing.delete(flushing))
    this.#flushing.add(flushing)
  }

  async #flush(batch: readonly Waiting[], settle: readonly (() => void)[]): Promise<void> {
    try {
      await this.#flusher.flush()
    } catch (error) {
      for (const { failed } of batch) failed(error)
      return
    }
    for (const each of settle) each()
  }
}
