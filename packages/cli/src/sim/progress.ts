import type { Io } from '../command.ts'

const LINE_EVERY_MS = 2_000

/** Prints the progress of a long task: on a terminal one line that is overwritten, else a line every few seconds. */
export class Progress {
  readonly #err: Io['err']
  #due: number
  #open = false

  constructor(io: Pick<Io, 'err'>) {
    this.#err = io.err
    this.#due = performance.now() + LINE_EVERY_MS
  }

  show(text: string): void {
    if (this.#err.isTTY) {
      this.#err.write(`\r\u001b[K${text.slice(0, (this.#err.columns ?? 80) - 1)}`)
      this.#open = true
    } else if (performance.now() >= this.#due) {
      this.#err.write(`${text}\n`)
      this.#due = performance.now() + LINE_EVERY_MS
    }
  }

  /** Leaves the terminal as it was. */
  close(): void {
    if (this.#open) this.#err.write('\r\u001b[K')
    this.#open = false
  }
}
