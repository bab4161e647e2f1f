import { close, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const flush = promisify(fdatasync)
const closed = promisify(close)

/**
 * Flushes a file to the disk without holding up the loop. Whoever asks while a flush runs shares the next one, since the
 * running one may have begun before their bytes were written.
 */
export class Flusher {
  readonly #file: number
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(path: string) {
    this.#file = openSync(path, 'r')
  }

  /** Resolves when all that has been written to the file until now is on the disk. */
  flush(): Promise<void> {
    if (this.#running === undefined) return this.#run()
    this.#next ??= this.#running.then(
      () => this.#run(),
      () => this.#run(),
    )
    return this.#next
  }

  async close(): Promise<void> {
    await this.#next?.catch(() => undefined)
    await this.#running?.catch(() => undefined)
    await closed(this.#file)
  }

  #run(): Promise<void> {
    this.#next = undefined
    const running = flush(this.#file).finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running
  }
}
