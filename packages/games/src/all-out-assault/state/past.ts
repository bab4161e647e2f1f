import { ContractError, type Dice } from '@undercroft/kernel'
import { type Clue, fits, isSecretPick, readClue, valueAfter } from './clues.ts'
import { AGI, HON, STATS, STE, type StatId } from './state.ts'

/** A sheet with its past: what the owner of a pawn might know. */
export interface Past {
  start: number[]
  stats: number[]
  picks: StatId[]
}

/** How many dead ends an attempt may meet before the next one begins, and how many attempts are made in all. */
const PATIENCE = 2_000
const MOST_ATTEMPTS = 1_000

const NUMBERS = [1, 2, 3, 4, 5, 6] as const

/**
 * Draws a past that agrees with everything public about a pawn: a start, and a stat for every secret pick. It tries
 * values at random and looks ahead at what each stat must still become. There is always such a past: the true one.
 */
export function imaginePast(publicClues: readonly number[], dice: Dice): Past {
  const clues = publicClues.map(readClue)
  const open = lookAhead(clues)
  for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
    const past = new Attempt(clues, open, dice).begin()
    if (past !== undefined) return past
  }
  throw new ContractError(`no sheet agrees with ${JSON.stringify(clues)}`)
}

/** By clue, stat and value: whether a stat with this value just before the clue can agree with all later clues. */
type Open = readonly (readonly Uint8Array[])[]

/** Works backwards through the clues, each stat on its own, as if every secret pick were free for all of them. */
function lookAhead(clues: readonly Clue[]): Open {
  const most = 7 + clues.filter(clue => clue.what === 'trained').length
  const open: Uint8Array[][] = [STATS.map(() => new Uint8Array(most + 1).fill(1))]
  for (const clue of clues.toReversed()) {
    const later = open[0] ?? []
    open.unshift(later.map((values, stat) => values.map((_, value) => (canBe(clue, stat, value, values) ? 1 : 0))))
  }
  return open
}

function canBe({ what, stat, value }: Clue, of: StatId, was: number, later: Uint8Array): boolean {
  const stays = later[was] === 1
  const changes = later[valueAfter(what, value, was)] === 1
  if (isSecretPick(what)) return stays || changes
  if (what === 'unharmed' && (of === AGI || of === HON || of === STE)) return stays && was >= 3
  if (stat !== of) return stays
  return what === 'shown' ? stays && was === value : changes
}

class Attempt {
  readonly #clues: readonly Clue[]
  readonly #open: Open
  readonly #dice: Dice
  readonly #stats = STATS.map(() => 0)
  readonly #picks: StatId[] = []
  #start: number[] = []
  #patience = PATIENCE

  constructor(clues: readonly Clue[], open: Open, dice: Dice) {
    this.#clues = clues
    this.#open = open
    this.#dice = dice
  }

  begin(): Past | undefined {
    const choices = (stat: StatId): number => NUMBERS.filter(value => this.#allows(0, stat, value)).length
    const narrowFirst = this.#shuffled(STATS.map((_, stat) => stat)).sort((a, b) => choices(a) - choices(b))
    if (!this.#place(narrowFirst, 0, new Set())) return undefined
    return { start: this.#start, stats: this.#stats, picks: this.#picks }
  }

  /** Gives the stats their starting numbers, one after the other. */
  #place(order: readonly StatId[], placed: number, used: Set<number>): boolean {
    const stat = order[placed]
    if (stat === undefined) {
      this.#start = this.#stats.slice()
      return this.#goOn(0)
    }
    for (const value of this.#shuffled(NUMBERS)) {
      if (used.has(value) || !this.#allows(0, stat, value)) continue
      this.#stats[stat] = value
      if (this.#place(order, placed + 1, new Set(used).add(value))) return true
    }
    return false
  }

  /** Replays the clues from the n-th on; false if the sheet contradicts one. */
  #goOn(n: number): boolean {
    const clue = this.#clues[n]
    if (clue === undefined) return true
    if (--this.#patience < 0 || !fits(clue, this.#stats)) return false
    if (!isSecretPick(clue.what)) return this.#change(n, clue, clue.stat)
    for (const stat of this.#shuffled(STATS.map((_, each) => each))) {
      this.#picks.push(stat)
      if (this.#change(n, clue, stat)) return true
      this.#picks.pop()
    }
    return false
  }

  #change(n: number, { what, value }: Clue, stat: StatId): boolean {
    const was = this.#stats[stat]
    if (was !== undefined) this.#stats[stat] = valueAfter(what, value, was)
    if (this.#stats.every((each, of) => this.#allows(n + 1, of, each)) && this.#goOn(n + 1)) return true
    if (was !== undefined) this.#stats[stat] = was
    return false
  }

  #allows(n: number, stat: StatId, value: number): boolean {
    return this.#open[n]?.[stat]?.[value] === 1
  }

  #shuffled<T>(values: readonly T[]): T[] {
    const shuffled = values.slice()
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.#dice.below(i + 1)
      const swapped = shuffled[i] as T
      shuffled[i] = shuffled[j] as T
      shuffled[j] = swapped
    }
    return shuffled
  }
}
