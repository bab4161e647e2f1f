import { type Clue, valueAfter } from './clues.ts'
import { afterLoosely, type Values } from './loosely.ts'
import { AGI, BLO, DIS, HON, STATS, STE, STR, type StatId } from './state.ts'

/**
 * The sheets that a pawn may have. They are kept packed, five bits a stat. Red and Training multiply them: past
 * MOST_SHEETS each stat's values are followed on their own, which leaves open no less than the sheets would.
 */
export type Sheets = Packed | { readonly values: Values }

/** Sheets that stand in a store, one after the other. */
export interface Packed {
  readonly store: Int32Array
  readonly from: number
  readonly to: number
  /** No value in them is more than this. */
  readonly most: number
}

const BITS = 5
const MOST_VALUE = 31
const MOST_SHEETS = 250_000

/** A store that holds more is full (8 MB); there is always room for one set after that. */
const FULL = 2_000_000

/** Where sets of sheets are written one behind the other: a list for each of them would be most of the work. */
export class Store {
  readonly #sheets = new Int32Array(FULL + MOST_SHEETS + STATS.length)
  #used = 0

  get isFull(): boolean {
    return this.#used > FULL
  }

  /** Gives up all that stands in it. */
  clear(): void {
    this.#used = 0
  }

  /** Takes sheets over from another store. */
  copy(sheets: Sheets): Sheets {
    if ('values' in sheets) return sheets
    const from = this.#used
    this.#sheets.set(sheets.store.subarray(sheets.from, sheets.to), from)
    return this.#keep(from + sheets.to - sheets.from, sheets.most)
  }

  /** Applies a clue to the possible sheets: the table of AA-8.6. */
  after(sheets: Sheets, clue: Clue): Sheets {
    if ('values' in sheets) return { values: afterLoosely(sheets.values, clue) }
    switch (clue.what) {
      case 'shown':
      case 'hurt':
      case 'unharmed':
      case 'fit':
        return this.#keep(those(sheets, clue, this.#sheets, this.#used), sheets.most)
      case 'blue':
      case 'injured':
        return this.#changed(sheets, clue, clue.stat, clue.stat)
      case 'red':
      case 'trained':
        return this.#changed(sheets, clue, 0, STATS.length - 1)
    }
  }

  #changed(sheets: Packed, clue: Clue, first: StatId, last: StatId): Sheets {
    const after = EVERY_VALUE.map(was => valueAfter(clue.what, clue.value, was))
    const most = Math.max(sheets.most, after[sheets.most] ?? MOST_VALUE)
    const change = most > MOST_LOW ? changed : changedLow
    const to = change(sheets, { first, last, after }, this.#sheets, this.#used)
    return to === TOO_MANY ? { values: afterLoosely(tally(sheets).possible, clue) } : this.#keep(to, most)
  }

  /** Makes a set of what has been written up to here. */
  #keep(to: number, most: number): Packed {
    const from = this.#used
    this.#used = to
    return { store: this.#sheets, from, to, most }
  }
}

/** Writes down the sheets that could have given this clue, and says where they end. */
function those({ store, from, to }: Packed, { what, stat, value }: Clue, into: Int32Array, at: number): number {
  let end = at
  for (let i = from; i < to; i++) {
    const sheet = store[i] as number
    const passes =
      what === 'shown'
        ? statIn(sheet, stat) === value
        : what === 'fit'
          ? isFit(sheet)
          : isFrail(sheet) === (what === 'hurt')
    if (passes) into[end++] = sheet
  }
  return end
}

const TOO_MANY = -1
const EVERY_VALUE: readonly number[] = Array.from({ length: MOST_VALUE + 1 }, (_, value) => value)

/** A change of one of the stats from the first to the last, as a table of what each value becomes. */
interface Change {
  readonly first: StatId
  readonly last: StatId
  readonly after: readonly number[]
}

/**
 * Writes down a sheet for every stat that may have been changed, from each sheet, and says where they end; equal ones are
 * merged.
 */
function changed({ store, from, to }: Packed, { first, last, after }: Change, into: Int32Array, at: number): number {
  let end = at
  const mask = cleared((to - from) * (last - first + 1))
  for (let i = from; i < to; i++) {
    const sheet = store[i] as number
    for (let stat = first; stat <= last; stat++) {
      const is = after[statIn(sheet, stat)] as number
      const next = withValue(sheet, stat, is)
      if (!isNew(next, mask)) continue
      if (end - at === MOST_SHEETS || is > MOST_VALUE) return TOO_MANY
      into[end++] = next
    }
  }
  return end
}

/**
 * The same where no value is more than MOST_LOW, as in most games to their end. Every sheet is written, and the next one
 * over it if it was not new: whether it is cannot be foreseen, and a wrong guess of the processor costs more than the rest.
 */
function changedLow({ store, from, to }: Packed, { first, last, after }: Change, into: Int32Array, at: number): number {
  let end = at
  SEEN_LOW.fill(0)
  for (let i = from; i < to; i++) {
    const sheet = store[i] as number
    const place = lowPlace(sheet)
    for (let stat = first; stat <= last; stat++) {
      const was = statIn(sheet, stat)
      const more = (after[was] as number) - was
      const bit = place + (more << (LOW_BITS * stat))
      const there = SEEN_LOW[bit >> 5] as number
      into[end] = sheet + (more << (BITS * stat))
      end += (~there >> (bit & 31)) & 1
      SEEN_LOW[bit >> 5] = there | (1 << (bit & 31))
    }
    if (end - at > MOST_SHEETS) return TOO_MANY
  }
  return end
}

const LOW_BITS = 3
const MOST_LOW = 7

/** A bit for each sheet of low values: whether it has been found. */
const SEEN_LOW = new Int32Array((1 << (LOW_BITS * STATS.length)) / 32)

/** The place of its bit: three bits a stat. */
function lowPlace(sheet: number): number {
  let place = 0
  for (let stat = 0; stat < STATS.length; stat++) place |= statIn(sheet, stat) << (LOW_BITS * stat)
  return place
}

/** An open hash of the sheets found so far, each one more than its packed number so that 0 is a free place. */
const SEEN = new Int32Array(1 << 19)

/** Clears as much of the hash as so many sheets need, and gives the mask of its places. All of it would cost 2 MB a clue. */
function cleared(most: number): number {
  let size = 1 << 11
  while (size < 2 * most && size < SEEN.length) size <<= 1
  SEEN.fill(0, 0, size)
  return size - 1
}

function isNew(sheet: number, mask: number): boolean {
  let place = (Math.imul(sheet, 0x9e3779b1) >>> 13) & mask
  for (;;) {
    const there = SEEN[place]
    if (there === sheet + 1) return false
    if (there === 0) break
    place = (place + 1) & mask
  }
  SEEN[place] = sheet + 1
  return true
}

/** For each stat the values that sheets have, rising, and for each of these the number of sheets. */
export interface Tally {
  readonly possible: Values
  readonly weights: Values
}

export function tally({ store, from, to }: Packed): Tally {
  COUNTS.fill(0)
  for (let i = from; i < to; i++) {
    let left = store[i] as number
    for (let stat = 0; stat < STATS.length; stat++) {
      const place = (stat << BITS) | (left & MOST_VALUE)
      COUNTS[place] = (COUNTS[place] as number) + 1
      left >>= BITS
    }
  }
  const possible: (readonly number[])[] = []
  const weights: (readonly number[])[] = []
  for (let stat = 0; stat < STATS.length; stat++) {
    const values = valuesCounted(stat)
    possible.push(values)
    weights.push(values.map(value => COUNTS[(stat << BITS) | value] as number))
  }
  return { possible, weights }
}

/** How many sheets have each value of each stat, five bits a value. */
const COUNTS = new Int32Array(STATS.length << BITS)

function valuesCounted(stat: StatId): readonly number[] {
  let bits = 0
  for (let value = 0; value <= MOST_VALUE; value++) if (COUNTS[(stat << BITS) | value] !== 0) bits |= 1 << value
  let values = LISTS.get(bits)
  if (values === undefined) {
    values = EVERY_VALUE.filter(value => (bits >> value) & 1)
    LISTS.set(bits, values)
  }
  return values
}

/** The lists of values by their bits: thousands of sets of sheets leave the same few lists open. */
const LISTS = new Map<number, readonly number[]>()

/** The numbers of one sheet, by its place in the set. */
export function sheetAt({ store, from }: Packed, n: number): number[] {
  const sheet = store[from + n] ?? 0
  return STATS.map((_, stat) => statIn(sheet, stat))
}

function statIn(sheet: number, stat: StatId): number {
  return (sheet >> (BITS * stat)) & MOST_VALUE
}

function withValue(sheet: number, stat: StatId, value: number): number {
  return (sheet & ~(MOST_VALUE << (BITS * stat))) | (value << (BITS * stat))
}

function isFrail(sheet: number): boolean {
  return statIn(sheet, AGI) <= 2 || statIn(sheet, HON) <= 2 || statIn(sheet, STE) <= 2
}

function isFit(sheet: number): boolean {
  return statIn(sheet, STR) >= 5 || statIn(sheet, BLO) >= 5 || statIn(sheet, DIS) >= 5
}

/** All 720 orders of 1 to 6 (AA-2.4). */
function everyOrder(): Packed {
  const orders: number[] = []
  const place = (stat: StatId, sheet: number, left: readonly number[]): void => {
    if (stat === STATS.length) orders.push(sheet)
    for (const value of left) {
      place(
        stat + 1,
        withValue(sheet, stat, value),
        left.filter(each => each !== value),
      )
    }
  }
  place(0, 0, [1, 2, 3, 4, 5, 6])
  return { store: Int32Array.from(orders), from: 0, to: orders.length, most: STATS.length }
}

export const EVERY_ORDER = everyOrder()
