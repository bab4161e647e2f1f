import type { Shape } from './game.ts'
import { ContractError } from './result.ts'
import type { Seat } from './seats.ts'

/** How much other seats see of an ask: who is asked and what about, only who, or not even that somebody is asked. */
export const SHOWN = ['open', 'secret', 'quiet'] as const
export type Shown = (typeof SHOWN)[number]

/** One question to one seat. The kernel reuses these objects: copy what you keep beyond the answer. */
export interface Ask<T extends Shape> {
  seat: Seat
  prompt: string
  shown: Shown
  options: T['choice'][]
  /** The index of the option that is taken for an absent seat. */
  otherwise: number
  /** The verb that also takes a free value. */
  form: string | undefined
  /** The seat is asked although there is only one answer, because an answer without a question would tell something. */
  evenIfForced: boolean
  /** The seconds after which the table takes the default. The table keeps and shows the time; no rule knows it. */
  within: number | undefined
  refused: Refused<T>[]
}

export interface Refused<T extends Shape> {
  readonly choice: T['choice']
  readonly rule: T['rule']
}

/** A phase's `offer` writes its questions and options here. */
export interface Offers<T extends Shape> {
  /** Whether anybody reads the refusals. Bots do not, and a game may then skip working them out. */
  readonly explaining: boolean
  ask(seat: Seat, prompt: string, shown?: Shown): this
  may(choice: T['choice']): this
  refuse(choice: T['choice'], rule: T['rule']): this
  /** Offers the choice if it breaks no rule, and else refuses it with the rule that it breaks. */
  try(choice: T['choice'], broken: T['rule'] | undefined): this
  /** Makes the next option the answer of an absent seat. */
  otherwise(): this
  /** Lets this verb also take values that are not listed; the phase's `check` judges them. */
  form(verb: T['choice'][0]): this
  evenIfForced(): this
  /**
   * After so many seconds the default is taken for a person; bots have no limit. Questions that one phase asks a seat
   * in a row share their time: a second try does not get more.
   */
  within(seconds: number): this
}

/**
 * The kernel's own sheet of offers. It is used again for every decision, so that asking allocates nothing. New options
 * overwrite the old ones, and the list is cut at the end: emptying it first would free its memory each time. It is cut
 * with `pop`, which is compiled inline, while setting a length calls into the engine. An object or a text is written
 * only where it differs from the old one: comparing costs less than the write barrier.
 */
export class OfferSheet<T extends Shape> implements Offers<T> {
  explaining = false
  /** The open questions: the first ones of the pool. */
  readonly asks: Ask<T>[] = []
  readonly #pool: Ask<T>[] = [freshAsk()]
  /** The first ask of the pool in a field of its own: most phases ask only one. */
  #first = this.#pool[0] as Ask<T>
  #current = this.#first
  #asked = 0
  #options = 0

  open(explaining: boolean): void {
    this.explaining = explaining
    this.#asked = 0
  }

  /** Closes the sheet and gives the number of questions. */
  close(): number {
    const asked = this.#asked
    if (asked > 0) this.#cut()
    if (this.asks.length !== asked) this.#list()
    return asked
  }

  /** Whether the seat that was asked last has a choice, or must be asked without one. */
  get leavesChoice(): boolean {
    if (this.#options > 1) return true
    return this.#current.evenIfForced === true || this.#current.form !== undefined
  }

  /** Removes the question of a seat that has answered. */
  drop(seat: Seat): void {
    const index = this.asks.findIndex(ask => ask.seat === seat)
    if (index < 0) return
    this.asks.splice(index, 1)
    this.#pool.push(...this.#pool.splice(index, 1))
    this.#first = this.#pool[0] as Ask<T>
  }

  ask(seat: Seat, prompt: string, shown: Shown = 'open'): this {
    const ask = this.#asked === 0 ? this.#first : this.#next()
    this.#asked++
    if (this.#current !== ask) this.#current = ask
    this.#options = 0
    ask.seat = seat
    if (ask.prompt !== prompt) ask.prompt = prompt
    if (ask.shown !== shown) ask.shown = shown
    ask.otherwise = 0
    ask.form = undefined
    ask.evenIfForced = false
    ask.within = undefined
    if (this.explaining) ask.refused = []
    return this
  }

  may(choice: T['choice']): this {
    this.#now().options[this.#options++] = choice
    return this
  }

  refuse(choice: T['choice'], rule: T['rule']): this {
    if (this.explaining) this.#now().refused.push({ choice, rule })
    return this
  }

  try(choice: T['choice'], broken: T['rule'] | undefined): this {
    return broken === undefined ? this.may(choice) : this.refuse(choice, broken)
  }

  otherwise(): this {
    this.#now().otherwise = this.#options
    return this
  }

  form(verb: T['choice'][0]): this {
    this.#now().form = verb
    return this
  }

  evenIfForced(): this {
    this.#now().evenIfForced = true
    return this
  }

  within(seconds: number): this {
    this.#now().within = seconds
    return this
  }

  #now(): Ask<T> {
    if (this.#asked === 0) throw new ContractError('an option was offered before anybody was asked')
    return this.#current
  }

  #next(): Ask<T> {
    this.#cut()
    const next = this.#pool[this.#asked]
    if (next !== undefined) return next
    const ask = freshAsk<T>()
    this.#pool.push(ask)
    return ask
  }

  #cut(): void {
    const options = this.#current.options
    while (options.length > this.#options) options.pop()
  }

  #list(): void {
    while (this.asks.length > this.#asked) this.asks.pop()
    while (this.asks.length < this.#asked) this.asks.push(this.#pool[this.asks.length] as Ask<T>)
  }
}

function freshAsk<T extends Shape>(): Ask<T> {
  return {
    seat: 0,
    prompt: '',
    shown: 'open',
    options: [],
    otherwise: 0,
    form: undefined,
    evenIfForced: false,
    within: undefined,
    refused: [],
  }
}
