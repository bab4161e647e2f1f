import type { Dice } from '@undercroft/kernel'
import { BOX } from '../../content/box.ts'
import { at, CELLS, type Cell, distance, isEdge, NEXT, OUTSIDE } from '../../content/cells.ts'
import type { Layout, Piece } from '../../content/layout.ts'
import { type CrateKind, crateCells, isCrate, isStructure, type PieceKind } from '../../content/pieces.ts'
import type { Stock } from '../../state/box.ts'
import { accessToAll } from '../04-access-and-opening/access.ts'
import { routeCost } from '../04-access-and-opening/route.ts'
import { costsTo } from '../05-the-hero-moves/costs.ts'
import { FAR } from '../05-the-hero-moves/reach.ts'
import { canBeBarred } from './barring.ts'
import { chance, pick, some, within } from './chance.ts'
import { type Ledge, pickLedge } from './ledge.ts'
import type { Recipe } from './recipes.ts'
import type { Yard } from './yard.ts'

/** Structures, Hero, end, key and crates, with a way from the first to the last. */
export interface Skeleton {
  readonly yard: Yard
  readonly pieces: readonly Piece[]
  /** The cells of the way to the end tile, by the key if there is one. */
  readonly way: readonly Cell[]
  /** Crates that can be dropped. */
  readonly ledges: readonly Ledge[]
}

/** By how many mp a way may be longer than wished. */
const SLACK = 4

/** Ways with more pushes are hard to find for players, and slow to search. */
const MOST_PUSHES = 4

/** What a way is about. */
export interface Theme {
  readonly locked: boolean
  /** The key, or the end if it is not locked, lies where only a crate leads to. */
  readonly perched: boolean
  /** A crate stands where it can be pushed down on somebody. */
  readonly ledge: boolean
}

/** Draws what the way is about. A lock is useless against a Hero who has brought the key along. */
export function chooseTheme(dice: Dice, recipe: Recipe, { keys }: Stock, accessPushes: number): Theme {
  const locked = chance(dice, recipe.locked) && keys > 0
  return { locked, perched: accessPushes > 0 && chance(dice, recipe.perched), ledge: chance(dice, recipe.ledge) }
}

/** Tries once to lay out a way of the wished kind; undefined if it fails. */
export function makeSkeleton(
  dice: Dice,
  yard: Yard,
  recipe: Recipe,
  theme: Theme,
  accessPushes: number,
): Skeleton | undefined {
  const { locked, perched } = theme
  const pushes = Math.min(accessPushes, MOST_PUSHES)
  const perch = perched ? pick(dice, perches(yard)) : undefined
  if (perched && perch === undefined) return undefined
  const far = pick(dice, walkable(yard, recipe.way[0] - (locked || perched ? 8 : 0), recipe.way[1]))
  if (far === undefined) return undefined
  const end = perched && !locked ? perch : far
  const key = locked ? (perched ? perch : pick(dice, walkable(yard, 6, recipe.way[1]))) : undefined
  if (end === undefined || end === key || (locked && key === undefined)) return undefined
  if (key !== undefined && !perched && !isLong(yard, key, end, recipe)) return undefined
  const pieces: Piece[] = [
    ...yard.structures.map(({ id, turn, anchor }) => piece(id, anchor, turn)),
    piece('hero', yard.hero),
    piece(locked ? 'lockedEnd' : 'end', end),
    ...(key === undefined ? [] : [piece('key', key)]),
  ]
  const taken = [yard.hero, end, ...(key === undefined ? [] : [key])]
  const spare = within(dice, recipe.spareCrates)
  if (perch !== undefined) pieces.push(...crates(dice, yard, taken, perch, 1 + dice.below(2)))
  else pieces.push(...crates(dice, yard, taken, undefined, spare))
  const way = judged(yard, pieces, recipe, pushes, perched)
  if (way === undefined || !theme.ledge) return way && { yard, pieces, way, ledges: [] }
  const ledges: Ledge[] = []
  for (const kind of cratesLeft(pieces)) {
    const ledge = pickLedge(dice, yard, way, cellsTaken(pieces, ledges))
    if (ledge === undefined) break
    ledges.push(ledge)
    pieces.push(piece(kind, ledge.crate))
  }
  const past = judged(yard, pieces, recipe, pushes, perched)
  return past && { yard, pieces, way: past, ledges }
}

/** Whether a way by the key without pushes has the wished length: a cheap test before the search. */
function isLong({ ground, costs }: Yard, key: Cell, end: Cell, { way: [least, most] }: Recipe): boolean {
  const cost = at(costs, key) + at(costsTo(ground, end, true), key)
  return cost >= least && cost <= most + SLACK
}

export function piece(kind: PieceKind, cell: Cell, turn: Piece['turn'] = 'r0'): Piece {
  return { kind, cell, turn }
}

/** The way to the end; undefined if there is none, if its length is not as wished, or if one enemy can bar it. */
function judged(
  yard: Yard,
  pieces: readonly Piece[],
  { way: [least, most] }: Recipe,
  accessPushes: number,
  perched: boolean,
): readonly Cell[] | undefined {
  const tiles = accessToAll(pieces, { accessPushes })
  const end = tiles?.find(({ kind }) => kind === 'end' || kind === 'lockedEnd')
  if (tiles === undefined || end === undefined) return undefined
  const cost = routeCost(end.route, yard.unit.push)
  if (cost < least || cost > most + (perched ? 10 : SLACK) || tiles.some(tile => canBeBarred(yard, tile)))
    return undefined
  return end.route.map(({ to }) => to)
}

/** Cells that steps lead to at a cost in this range. */
export function walkable({ costs, hero }: Yard, least: number, most: number): Cell[] {
  const cells: Cell[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const cost = at(costs, cell)
    if (cell !== hero && cost !== FAR && cost >= least && cost <= most) cells.push(cell)
  }
  return cells
}

/** Cells that only a crate leads to: two blocks up, with a neighbour that the Hero can walk to. */
function perches({ costs, ground }: Yard): Cell[] {
  const cells: Cell[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (at(costs, cell) === FAR && at(ground, cell) === 2 && hasNeighbour(cell, near => at(costs, near) !== FAR)) {
      cells.push(cell)
    }
  }
  return cells
}

function hasNeighbour(cell: Cell, is: (near: Cell) => boolean): boolean {
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const near = NEXT[i] as Cell
    if (near !== OUTSIDE && is(near)) return true
  }
  return false
}

/** Puts crates on the ground, off the edge, and near the perch if there is one. One short crate is left for a ledge. */
function crates(dice: Dice, yard: Yard, taken: readonly Cell[], perch: Cell | undefined, count: number): Piece[] {
  const free = walkable(yard, 2, FAR - 1).filter(
    cell =>
      !isEdge(cell) &&
      at(yard.ground, cell) === 0 &&
      !taken.includes(cell) &&
      (perch === undefined || (distance(cell, perch) >= 2 && distance(cell, perch) <= 5)),
  )
  const kinds: CrateKind[] = some(
    dice,
    ['short', pick(dice, ['upright', 'lyingEW', 'lyingNS'] as const) ?? 'upright'],
    count,
  )
  const placed: Piece[] = []
  const used = new Set<Cell>()
  for (const kind of kinds) {
    const cell = pick(
      dice,
      free.filter(each => crateCells(kind, each).every(part => free.includes(part) && !used.has(part))),
    )
    if (cell === undefined) continue
    for (const part of crateCells(kind, cell)) used.add(part)
    placed.push(piece(kind, cell))
  }
  return placed
}

/** The crates that are left in the box, for ledges. */
function cratesLeft(pieces: Layout): CrateKind[] {
  const placed = pieces.map(({ kind }) => kind).filter(isCrate)
  const shorts = placed.filter(kind => kind === 'short').length
  const left: CrateKind[] = new Array(BOX.short - shorts).fill('short')
  return placed.length === shorts ? [...left, 'upright'] : left
}

export function cellsTaken(pieces: Layout, ledges: readonly Ledge[] = []): Set<Cell> {
  const taken = new Set(ledges.flatMap(({ crate, from, below }) => [crate, from, below]))
  for (const { kind, cell } of pieces) {
    if (isCrate(kind)) for (const part of crateCells(kind, cell)) taken.add(part)
    else if (!isStructure(kind)) taken.add(cell)
  }
  return taken
}
