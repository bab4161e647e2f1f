import type { TableBook, TableCard } from '../../store/tables.ts'

/** Where tables are kept. */
export interface Shelf {
  /** Whether it is there: what was deleted meanwhile stays deleted. Fails where the browser keeps nothing. */
  save(card: TableCard, book: TableBook): Promise<boolean>
}

/** What has to be saved: asked each time, as a table goes on while it cannot be. */
interface Savable {
  saved(): { readonly card: TableCard; readonly book: TableBook }
}

/** The first pause before it is tried again, and the longest, in milliseconds. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 60_000

/** How long a table waits until it is saved, in milliseconds: a disk that is busy holds nobody up. */
const PATIENCE = 10_000

const SLOW = 'This browser takes long to save the table.'

/**
 * Keeps a table saved. Where that fails, or takes too long, the table goes on and whoever plays is told; what has failed is tried
 * again until it works.
 */
export class Keeper {
  readonly #shelf: Shelf
  readonly #tell: (trouble: string | undefined) => void
  readonly #again: () => void
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #trouble: string | undefined
  #newest = 0

  /** `again` is called when it is time to save once more. */
  constructor(shelf: Shelf, tell: (trouble: string | undefined) => void, again: () => void) {
    this.#shelf = shelf
    this.#tell = tell
    this.#again = again
  }

  /** Whether the table goes on: not if somebody has deleted it. */
  async save(table: Savable): Promise<boolean> {
    const { card, book } = table.saved()
    clearTimeout(this.#timer)
    const id = ++this.#newest
    let late: ReturnType<typeof setTimeout> | undefined
    const goesOn = new Promise<boolean>(done => {
      // Whoever has been told that it takes long does not wait again.
      late = setTimeout(() => done(true), this.#trouble === undefined ? PATIENCE : 0)
    }).then(() => {
      this.#say(this.#trouble ?? SLOW)
      return true
    })
    const saved = this.#shelf.save(card, book).then(
      there => {
        if (id === this.#newest) this.#worked()
        return there
      },
      (error: unknown) => {
        if (id === this.#newest) this.#failed(error)
        return true
      },
    )
    return Promise.race([saved.finally(() => clearTimeout(late)), goesOn])
  }

  #worked(): void {
    this.#pause = FIRST_PAUSE
    this.#say(undefined)
  }

  #failed(error: unknown): void {
    this.#say(troubleOf(error))
    this.#timer = setTimeout(this.#again, this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE)
  }

  #say(trouble: string | undefined): void {
    if (trouble !== this.#trouble) this.#tell(trouble)
    this.#trouble = trouble
  }
}

function troubleOf(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'This browser has no room left to save the table.'
  return 'This browser does not let the page save the table: perhaps this window is a private one.'
}
