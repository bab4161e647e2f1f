import {
  ANY_PHASE,
  type AnyChoice,
  isKernelEvent,
  type OpenAsk,
  type Seat,
  type Shape,
  type StandingOrder,
  sameData,
  standingAnswer,
  type Told,
  type Viewer,
  type Words,
} from '@undercroft/kernel'

/** A person's wish for quiet questions, of which the other seats are not told. */
export const ASKING = ['always', 'usual', 'never'] as const
export type Asking = (typeof ASKING)[number]

const ORDERS: { readonly [A in Asking]: readonly StandingOrder[] } = {
  always: [{ phase: ANY_PHASE, answer: 'ask' }],
  usual: [],
  never: [{ phase: ANY_PHASE, answer: 'pass' }],
}

export const ASKING_SAYS: { readonly [A in Asking]: string } = {
  always: 'you are asked in every window, also where you can only pass',
  usual: 'where you can only pass, and nobody may know that you are asked, the table passes for you',
  never: 'in every window of which nobody may know the table passes for you',
}

/** Answers quiet questions by standing orders. It answers as fast as bots do, so that timing reveals nothing. */
export class Standing {
  readonly #words: Words
  readonly #orders: (readonly StandingOrder[])[]
  /** The answers of each seat that were given by standing orders. Their lines are left out of the log. */
  readonly #given: AnyChoice[][]

  constructor(words: Words, seats: number, asking: Asking) {
    this.#words = words
    this.#orders = Array.from({ length: seats }, () => ORDERS[asking])
    this.#given = Array.from({ length: seats }, () => [])
  }

  askingOf(seat: Seat): Asking {
    return ASKING.find(each => ORDERS[each] === this.#orders[seat]) ?? 'usual'
  }

  order(seat: Seat, asking: Asking): void {
    this.#orders[seat] = ORDERS[asking]
  }

  /** Answers quiet questions only: in a public one the others wait for the person. */
  answerTo(ask: OpenAsk<Shape>): AnyChoice | undefined {
    return ask.shown === 'quiet' ? standingAnswer(this.#words, ask, this.#orders[ask.seat] ?? []) : undefined
  }

  gave(seat: Seat, choice: AnyChoice): void {
    this.#given[seat]?.push(choice)
  }

  /** Tells whether a line of the log repeats a quiet answer that a standing order has given. */
  isIdle(event: Told<Shape>, viewer: Viewer): boolean {
    if (!isKernelEvent(event) || !('seat' in event) || event.seat !== viewer) return false
    if (event.what === 'answered') return true
    const given = this.#given[event.seat] ?? []
    const at = event.what === 'chose' ? given.findIndex(each => sameData(each, event.choice)) : -1
    if (at >= 0) given.splice(at, 1)
    return at >= 0
  }
}
