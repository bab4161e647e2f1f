import type { Dice } from '@undercroft/kernel'
import { access } from '../access/access.ts'
import { routeCost } from '../access/route.ts'
import { at, CELLS, type Cell, distance, isEdge, NEXT, OUTSIDE } from '../cells.ts'
import { costsTo } from '../costs.ts'
import { type CrateKind, crateCells, isCrate, isStructure, type Layout, type Piece, type PieceKind } from '../layout.ts'
import { FAR } from '../reach.ts'
import { canBeBarred } from './barring.ts'
import { chance, pick, some, within } from './chance.ts'
import type { Recipe } from './recipes.ts'
import type { Yard } from './yard.ts'

/** Structures, Hero, end, key and crates, with a way from the first to the last. */
export interface Skeleton {
  readonly yard: Yard
  readonly pieces: readonly Piece[]
  /** The cells of the way to the end tile, by the key if there is one. */
  readonly way: readonly Cell[]
}

/** How much longer than wished a way may turn out. */
const SLACK = 4

/** More pushes than this make a way that nobody finds, and take long to find out. */
const MOST_PUSHES = 4

/** What a way is about. */
export interface Theme {
  readonly locked: boolean
  /** The key, or the end if it is not locked, lies where only a crate leads to. */
  readonly perched: boolean
}

export function chooseTheme(dice: Dice, recipe: Recipe, accessPushes: number): Theme {
  return { locked: chance(dice, recipe.locked), perched: accessPushes > 0 && chance(dice, recipe.perched) }
}

/** One try to lay out a way of the wished kind; nothing if it did not come off. */
export function makeSkeleton(
  dice: Dice,
  yard: Yard,
  recipe: Recipe,
  { locked, perched }: Theme,
  accessPushes: number,
): Skeleton | undefined {
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
  return judged(yard, pieces, recipe, pushes, perched)
}

/** Whether a way by the key that needs no crates is as long as wished, before a search is made for it. */
function isLong({ ground, costs }: Yard, key: Cell, end: Cell, { way: [least, most] }: Recipe): boolean {
  const cost = at(costs, key) + at(costsTo(ground, end, true), key)
  return cost >= least && cost <= most + SLACK
}

export function piece(kind: PieceKind, cell: Cell, turn: Piece['turn'] = 'r0'): Piece {
  return { kind, cell, turn }
}

/** Whether the way is there, as long as wished, and no single enemy can bar it. */
function judged(
  yard: Yard,
  pieces: readonly Piece[],
  { way: [least, most] }: Recipe,
  accessPushes: number,
  perched: boolean,
): Skeleton | undefined {
  const tiles = access(pieces, { accessPushes })
  const end = tiles.find(({ kind }) => kind === 'end' || kind === 'lockedEnd')
  if (end === undefined || tiles.some(({ reached }) => !reached)) return undefined
  const cost = routeCost(end.route)
  if (cost < least || cost > most + (perched ? 10 : SLACK) || tiles.some(tile => canBeBarred(yard, tile)))
    return undefined
  return { yard, pieces, way: end.route.map(({ to }) => to) }
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

/** Cells that only a crate leads to: two blocks above a neighbour that one can walk to, or behind such a cell. */
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

/** Crates on the ground, off the edge; near a perch if there is one to be climbed. */
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
    ['short', 'short', pick(dice, ['upright', 'lyingEW', 'lyingNS'] as const) ?? 'upright'],
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

export function cellsTaken(pieces: Layout): Set<Cell> {
  const taken = new Set<Cell>()
  for (const { kind, cell } of pieces) {
    if (isCrate(kind)) for (const part of crateCells(kind, cell)) taken.add(part)
    else if (!isStructure(kind)) taken.add(cell)
  }
  return taken
}
