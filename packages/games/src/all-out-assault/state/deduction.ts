import type { Dice } from '@undercroft/kernel'
import { readClue, timeless } from './clues.ts'
import type { Values } from './loosely.ts'
import { EVERY_ORDER, type Sheets, Store, sheetAt, tally } from './sheets.ts'
import { NONE, type StatId } from './state.ts'

/** What the public clues leave open about one pawn's sheet (AA-8.6). */
export interface Deduction {
  /** How many sheets are possible; 0 where they are too many to be counted. */
  readonly sheets: number
  /** For each stat its possible values, rising. */
  readonly possible: Values
  /** For each of those values the number of possible sheets that have it. */
  readonly weights: Values
}

/** Deductions hang on a tree, one branch a clue, so that a new clue costs only itself. */
interface Node {
  readonly sheets: Sheets
  deduction: Deduction | undefined
  /** The first clue that came next, and what it led to: at most nodes it is the only one. */
  clue: number
  first: Node | undefined
  next: Map<number, Node> | undefined
}

let tree = newNode(EVERY_ORDER)
let store = new Store()

/** When the store is full a new tree begins in another one; nodes that are still asked for are copied from the former tree. */
let formerTree: Node | undefined
let formerStore = new Store()

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
  return sheetAt(sheets, dice.below(sheets.to - sheets.from))
}

function nodeOf(clues: readonly number[]): Node {
  let node = tree
  let former = formerTree
  for (let i = 0; i < clues.length; i++) {
    const clue = timeless(clues[i] as number)
    former = former && after(former, clue)
    let next = after(node, clue)
    if (next === undefined) {
      if (store.isFull) {
        startAnew()
        former = undefined // what it led to is no more
      }
      next = grow(node, clue, former)
    }
    node = next
  }
  return node
}

/** Gives up the former tree for the one that is full. */
function startAnew(): void {
  formerTree = tree
  tree = newNode(EVERY_ORDER)
  ;[store, formerStore] = [formerStore, store]
  store.clear()
}

function grow(node: Node, clue: number, former: Node | undefined): Node {
  const grown = newNode(former === undefined ? store.after(node.sheets, readClue(clue)) : store.copy(former.sheets))
  grown.deduction = former?.deduction
  if (node.first === undefined) {
    node.clue = clue
    node.first = grown
  } else {
    node.next ??= new Map()
    node.next.set(clue, grown)
  }
  return grown
}

function after(node: Node, clue: number): Node | undefined {
  return node.clue === clue ? node.first : node.next?.get(clue)
}

function newNode(sheets: Sheets): Node {
  return { sheets, deduction: undefined, clue: NONE, first: undefined, next: undefined }
}

function summary(sheets: Sheets): Deduction {
  if ('values' in sheets) {
    return { sheets: 0, possible: sheets.values, weights: sheets.values.map(each => each.map(() => 1)) }
  }
  const { possible, weights } = tally(sheets)
  return { sheets: sheets.to - sheets.from, possible, weights }
}

/** How a known value stands against a stat of the pawn that was deduced, each from 0 to 1. */
export interface Chances {
  readonly higher: number
  readonly tied: number
  readonly lower: number
}

export function chancesAgainst({ sheets, possible, weights }: Deduction, stat: StatId, own: number): Chances {
  const values = possible[stat] ?? []
  const counts = weights[stat] ?? []
  const all = sheets === 0 ? values.length : sheets
  let higher = 0
  let i = 0
  while (i < values.length && (values[i] as number) < own) higher += counts[i++] as number
  const tied = i < values.length && values[i] === own ? (counts[i] as number) : 0
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
