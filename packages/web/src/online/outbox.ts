import type { AnyChoice, Seat, StandingOrder } from '@undercroft/kernel'

/** What a person wants done at the table; an answer without a ticket is an aside. */
export type Deed =
  | { readonly do: 'answer'; readonly choice: AnyChoice; readonly ticket?: number }
  | { readonly do: 'undo' }
  | { readonly do: 'orders'; readonly orders: readonly StandingOrder[] }

export interface Wish {
  readonly message: { readonly table: string; readonly request: string; readonly seat: Seat } & Deed
  /** The answer that was sent to the open question. */
  readonly choice: AnyChoice | undefined
}

interface OutboxOptions {
  readonly send: (message: object) => void
  readonly onLate: () => void
}

/** How long an answer may be under way before the page says so. */
const LATE = 400

/** Requests that were sent and not acknowledged. They are sent again, with the same ids, when the line is back. */
export class Outbox {
  readonly #table: string
  readonly #options: OutboxOptions
  #wishes: readonly Wish[] = []

  constructor(table: string, options: OutboxOptions) {
    this.#table = table
    this.#options = options
  }

  get isEmpty(): boolean {
    return this.#wishes.length === 0
  }

  /** Whether the question that is open has its answer already. */
  get isAnswering(): boolean {
    return this.#wishes.some(wish => wish.choice !== undefined)
  }

  put(seat: Seat, deed: Deed): Wish {
    const choice = deed.do === 'answer' && deed.ticket !== undefined ? deed.choice : undefined
    const wish: Wish = { choice, message: { table: this.#table, request: crypto.randomUUID(), seat, ...deed } }
    this.#wishes = [...this.#wishes, wish]
    this.#options.send(wish.message)
    setTimeout(() => {
      if (this.#wishes.includes(wish)) this.#options.onLate()
    }, LATE)
    return wish
  }

  sendAgain(): void {
    for (const { message } of this.#wishes) this.#options.send(message)
  }

  find(request: string | undefined): Wish | undefined {
    return this.#wishes.find(wish => wish.message.request === request)
  }

  settle(request: string): void {
    this.#wishes = this.#wishes.filter(wish => wish.message.request !== request)
  }
}
