import { type Dice, FastDice, type Game, type Seen, type Shape } from '@undercroft/kernel'
import type { Bot } from './bot.ts'
import { Deliberation, POLITE, type Thought } from './search/deliberation.ts'
import type { Plan } from './search/plan.ts'

/** The time of the thread in which bots think. */
export interface Clock {
  /** Milliseconds. */
  now(): number
  /** Lets the thread hear its messages. */
  rest(): Promise<void>
}

/** The effort of a thought: a time, or a number of rounds. With rounds the same seed gives the same answer everywhere. */
export type Budget = { readonly ms: number } | { readonly rounds: number }

/** What is thought about, from what the seat sees. */
export interface Wish<T extends Shape> {
  /** The table: the thread's time is shared fairly between tables. */
  readonly table: string
  readonly game: Game<T>
  readonly seen: Seen<T>
  readonly ask: Parameters<Bot<T>['choose']>[1]
  readonly dice: Dice
  readonly budget: Budget
  /** What came of the seat's last thought: it holds only where it still fits. */
  readonly plan?: Plan<T> | undefined
  /** Whether to say in what the answer is better than others. */
  readonly explains?: boolean
  /** Ends the thought with what it has found so far. */
  readonly signal?: { readonly aborted: boolean }
}

/** One thought among those of a thread. */
interface Open {
  readonly table: string
  /** Whether more thinking can change the answer, and is wanted. */
  goesOn(now: number): boolean
  /** One playout: no more is done before the clock is looked at. */
  step(): void
  end(): void
  fail(error: unknown): void
}

/** A thread reads its messages at least this often, so no answer is later than this. */
const SLICE_MS = 3

/**
 * All that is thought in one thread for tables, in short slices, one table after the other. A thought ends when its time is over, however
 * many others there were: where many bots think, each of them thinks less, and none waits.
 */
export class Thoughts {
  readonly #clock: Clock
  #open: Open[] = []
  #runs = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get count(): number {
    return this.#open.length
  }

  async think<T extends Shape>({ table, game, dice, budget, signal, ...matter }: Wish<T>): Promise<Thought<T>> {
    const until = 'ms' in budget ? this.#clock.now() + budget.ms : Number.POSITIVE_INFINITY
    const rounds = 'rounds' in budget ? budget.rounds : undefined
    let left = rounds ?? Number.POSITIVE_INFINITY
    const own = new FastDice(dice.below(2 ** 31))
    const ask = { ...matter.ask, options: [...matter.ask.options] }
    let thinking: Deliberation<T> | undefined
    // The thought begins in a slice of its own, so that all messages are read first when many arrive at once.
    const begun = () => {
      thinking ??= new Deliberation(game, { ...matter, ask, rounds }, own, POLITE)
      return thinking
    }
    return new Promise((done, failed) => {
      this.#open.push({
        table,
        goesOn: now => (thinking?.open ?? true) && left > 0 && now < until && signal?.aborted !== true,
        step() {
          if (thinking === undefined) begun()
          else if (thinking.step()) left--
        },
        end: () => done(begun().thought()),
        fail: failed,
      })
      if (!this.#runs) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#runs = true
    try {
      for (;;) {
        this.#endThose(this.#clock.now())
        const next = this.#next()
        if (next === undefined) return
        this.#slice(next)
        await this.#clock.rest()
      }
    } finally {
      this.#runs = false
    }
  }

  #slice(thought: Open): void {
    const from = this.#clock.now()
    try {
      for (let now = from; now - from < SLICE_MS && thought.goesOn(now); now = this.#clock.now()) thought.step()
    } catch (error) {
      this.#open = this.#open.filter(each => each !== thought)
      thought.fail(error)
    }
  }

  #endThose(now: number): void {
    const open = this.#open
    this.#open = open.filter(each => each.goesOn(now))
    for (const each of open) {
      if (this.#open.includes(each)) continue
      try {
        each.end()
      } catch (error) {
        each.fail(error)
      }
    }
  }

  /** Gives the thought that has waited longest; those of its table wait again behind all others. */
  #next(): Open | undefined {
    const [first] = this.#open
    if (first === undefined) return undefined
    const others = this.#open.filter(each => each.table !== first.table)
    const same = this.#open.filter(each => each.table === first.table && each !== first)
    this.#open = [...others, ...same, first]
    return first
  }
}
