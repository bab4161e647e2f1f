import type { Dice } from '@undercroft/kernel'
import { type Clue, type ClueKind, readClue, timeless, valueAfter } from './clues.ts'
import { AGI, BLO, DIS, HON, STATS, STE, STR, type StatId } from './state.ts'

/** What the public clues leave open about one pawn's sheet (AA-8.6). */
export interface Deduction {
  /** How many sheets are possible; 0 where they are too many to be counted. */
  readonly sheets: number
  /** For each stat its possible values, rising. */
  readonly possible: readonly (readonly number[])[]
  /** For each of those values the number of possible sheets that have it. */
  readonly weights: readonly (readonly number[])[]
}

/**
 * Sheets are kept packed, five bits a stat. Red and Training multiply them: past
 * MOST_SHEETS each stat's values are followed on their own, which leaves open no less than the sheets would.
 */
type Sheets = { readonly packed: Int32Array } | { readonly values: readonly (readonly number[])[] }

const BITS = 5
const MOST_VALUE = 31
const MOST_SHEETS = 250_000

/** Deductions hang on a tree, one branch a clue, so that a new clue costs only itself. */
interface Node {
  readonly sheets: Sheets
  deduction: Deduction | undefined
  /** Most branches end where a game did. */
  next: Map<number, Node> | undefined
}

/** Starts a new tree past so many sheets (8 MB); nodes that are still asked for are copied from the former one. */
const MOST_KEPT = 2_000_000

let tree = newNode({ packed: everyOrder() })
let formerTree: Node | undefined
let kept = 0

/**
 * The lists that were asked about last, in turn: every viewer of a position asks about the same four. Clues are only ever
 * added to a list, so a list of the same length is the same.
 */
const asked = Array.from({ length: 4 }, (): Asked => ({ clues: [], length: -1, deduction: undefined }))
let nextAsked = 0

interface Asked {
  clues: readonly number[]
  length: number
  deduction: Deduction | undefined
}

export function deduce(clues: readonly number[]): Deduction {
  for (let i = 0; i < asked.length; i++) {
    const { clues: known, length, deduction } = asked[i] as Asked
    if (known === clues && length === clues.length && deduction !== undefined) return deduction
  }
  const node = nodeOf(clues)
  node.deduction ??= summary(node.sheets)
  const next = asked[nextAsked] as Asked
  next.clues = clues
  next.length = clues.length
  next.deduction = node.deduction
  nextAsked = (nextAsked + 1) % asked.length
  return node.deduction
}

/** One of the possible sheets, each as likely as another; past counting, a possible value for each stat. */
export function drawSheet(clues: readonly number[], dice: Dice): number[] {
  const { sheets } = nodeOf(clues)
  if ('values' in sheets) return sheets.values.map(values => values[dice.below(values.length)] ?? 0)
  const sheet = sheets.packed[dice.below(sheets.packed.length)] ?? 0
  return STATS.map((_, stat) => statIn(sheet, stat))
}

function nodeOf(clues: readonly number[]): Node {
  let node = tree
  let former = formerTree
  for (let i = 0; i < clues.length; i++) {
    const clue = timeless(clues[i] as number)
    former = former?.next?.get(clue)
    node = node.next?.get(clue) ?? grow(node, clue, former)
  }
  return node
}

function grow(node: Node, clue: number, former: Node | undefined): Node {
  const grown = newNode(former?.sheets ?? after(node.sheets, readClue(clue)))
  grown.deduction = former?.deduction
  node.next ??= new Map()
  node.next.set(clue, grown)
  if ('packed' in grown.sheets) kept += grown.sheets.packed.length
  if (kept > MOST_KEPT) {
    formerTree = tree
    tree = newNode(tree.sheets)
    kept = 0
  }
  return grown
}

function newNode(sheets: Sheets): Node {
  return { sheets, deduction: undefined, next: undefined }
}

/** Applies a clue to the possible sheets: the table of AA-8.6, one case for each row. */
function after(sheets: Sheets, clue: Clue): Sheets {
  if ('values' in sheets) return { values: afterLoosely(sheets.values, clue) }
  const { packed } = sheets
  const { what, stat, value } = clue
  switch (what) {
    case 'shown':
      return { packed: those(packed, sheet => statIn(sheet, stat) === value) }
    case 'hurt':
      return { packed: those(packed, isFrail) }
    case 'unharmed':
      return { packed: those(packed, sheet => !isFrail(sheet)) }
    case 'fit':
      return { packed: those(packed, isFit) }
    case 'blue':
    case 'injured':
      return changed(packed, [stat], what, value)
    case 'red':
    case 'trained':
      return changed(packed, EVERY_STAT, what, value)
  }
}

/** Keeps the sheets that pass, as `filter` does, which is some times slower on a typed array. */
function those(packed: Int32Array, passes: (sheet: number) => boolean): Int32Array {
  let count = 0
  for (let i = 0; i < packed.length; i++) {
    const sheet = packed[i] as number
    if (passes(sheet)) FOUND[count++] = sheet
  }
  return FOUND.slice(0, count)
}

const EVERY_VALUE: readonly number[] = Array.from({ length: MOST_VALUE + 1 }, (_, value) => value)
const EVERY_STAT: readonly StatId[] = STATS.map((_, stat) => stat)

/** Makes a sheet for every stat that may have been changed, from each sheet; equal ones are merged. */
function changed(packed: Int32Array, stats: readonly StatId[], what: ClueKind, value: number): Sheets {
  let count = 0
  const mask = cleared(packed.length * stats.length)
  const after = EVERY_VALUE.map(was => valueAfter(what, value, was))
  for (let i = 0; i < packed.length; i++) {
    const sheet = packed[i] as number
    for (let j = 0; j < stats.length; j++) {
      const stat = stats[j] as StatId
      const is = after[statIn(sheet, stat)] as number
      const next = withValue(sheet, stat, is)
      if (!isNew(next, mask)) continue
      if (count === MOST_SHEETS || is > MOST_VALUE) {
        return { values: afterLoosely(summary({ packed }).possible, { what, value, stat: stats[0] ?? 0, round: 0 }) }
      }
      FOUND[count++] = next
    }
  }
  return { packed: FOUND.slice(0, count) }
}

const FOUND = new Int32Array(MOST_SHEETS)

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

/** As `after`, with every stat on its own. */
function afterLoosely(values: readonly (readonly number[])[], { what, stat, value }: Clue): readonly number[][] {
  const next = values.map(each => each.slice())
  const only = (which: StatId, keep: (value: number) => boolean): void => {
    next[which] = (next[which] ?? []).filter(keep)
  }
  const change = (which: StatId, also: boolean): void => {
    const was = next[which] ?? []
    const is = was.map(each => valueAfter(what, value, each))
    next[which] = rising(also ? [...was, ...is] : is)
  }
  switch (what) {
    case 'shown':
      only(stat, each => each === value)
      break
    case 'hurt':
      onlyOneCan(next, [AGI, HON, STE], each => each <= 2)
      break
    case 'unharmed':
      for (const which of [AGI, HON, STE]) only(which, each => each >= 3)
      break
    case 'fit':
      onlyOneCan(next, [STR, BLO, DIS], each => each >= 5)
      break
    case 'blue':
    case 'injured':
      change(stat, false)
      break
    case 'red':
    case 'trained':
      for (const which of EVERY_STAT) change(which, true)
      break
  }
  return next
}

/** At least one of these stats must pass: where only one still can, its values are cut down to those that do. */
function onlyOneCan(values: number[][], stats: readonly StatId[], passes: (value: number) => boolean): void {
  const able = stats.filter(stat => values[stat]?.some(passes))
  const [only] = able
  if (able.length === 1 && only !== undefined) values[only] = (values[only] ?? []).filter(passes)
}

function summary(sheets: Sheets): Deduction {
  if ('values' in sheets) {
    return { sheets: 0, possible: sheets.values, weights: sheets.values.map(each => each.map(() => 1)) }
  }
  const { packed } = sheets
  COUNTS.fill(0)
  for (let i = 0; i < packed.length; i++) {
    const sheet = packed[i] as number
    for (let stat = 0; stat < COUNTS.length >> BITS; stat++) {
      const place = (stat << BITS) | statIn(sheet, stat)
      COUNTS[place] = (COUNTS[place] as number) + 1
    }
  }
  const possible: number[][] = []
  const weights: number[][] = []
  for (let stat = 0; stat < STATS.length; stat++) {
    const values: number[] = []
    const counts: number[] = []
    for (let value = 0; value <= MOST_VALUE; value++) {
      const count = COUNTS[(stat << BITS) | value] as number
      if (count === 0) continue
      values.push(value)
      counts.push(count)
    }
    possible.push(values)
    weights.push(counts)
  }
  return { sheets: packed.length, possible, weights }
}

/** How many sheets have each value of each stat, five bits a value. */
const COUNTS = new Int32Array(STATS.length << BITS)

/** How a known value stands against a stat of the pawn that was deduced, each from 0 to 1. */
export interface Chances {
  readonly higher: number
  readonly tied: number
  readonly lower: number
}

export function chancesAgainst({ possible, weights }: Deduction, stat: StatId, own: number): Chances {
  const values = possible[stat] ?? []
  const counts = weights[stat] ?? []
  let higher = 0
  let tied = 0
  let all = 0
  for (let i = 0; i < values.length; i++) {
    const weight = counts[i] as number
    const value = values[i] as number
    all += weight
    if (own > value) higher += weight
    else if (own === value) tied += weight
  }
  return { higher: higher / all, tied: tied / all, lower: (all - higher - tied) / all }
}

/** The mean of a stat over all possible sheets. */
export function expected({ possible, weights }: Deduction, stat: StatId): number {
  let sum = 0
  let all = 0
  for (const [i, value] of (possible[stat] ?? []).entries()) {
    const weight = weights[stat]?.[i] ?? 0
    sum += value * weight
    all += weight
  }
  return sum / all
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

function rising(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}

/** All 720 orders of 1 to 6 (AA-2.4). */
function everyOrder(): Int32Array {
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
  return Int32Array.from(orders)
}
