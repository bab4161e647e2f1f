import { areAdjacent, CELLS, type Cell, NEXT, NOWHERE } from '../content/cells.ts'
import { FIGURES, type Figure, heroDamage } from '../content/units.ts'
import { stops } from '../rules/10-the-game-masters-turn/enemy-reach.ts'
import { contentOf, unitOf } from '../state/content.ts'
import type { Enemy } from '../state/state.ts'
import { type Heights, levelsOf } from '../state/terrain.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'
import { expectedLoss } from '../words/previews.ts'

/** Where one enemy may strike after its next move. */
export interface Menace {
  readonly figure: Figure
  /** The cells on which it could strike the Hero, marked with 1. */
  readonly strikes: Uint8Array
}

/** What was found for each surface, by everything else that the strikes of an enemy depend on. */
const STRIKES = new WeakMap<Heights, Map<number, Uint8Array>>()

/** Where each enemy could strike after its next move, if no other figure were in its way. */
export function menaces(view: View): Menace[] {
  return view.enemies.map(enemy => ({ figure: enemy.figure, strikes: strikesOf(view, enemy) }))
}

function strikesOf(view: View, enemy: Readonly<Enemy>): Uint8Array {
  const { surface, end } = view
  const { mp, climbs } = unitOf(view, enemy.figure)
  const known = STRIKES.get(surface) ?? new Map<number, Uint8Array>()
  if (known.size === 0) STRIKES.set(surface, known)
  const whence = ((mp * 2 + (climbs ? 1 : 0)) * (CELLS + 1) + enemy.cell + 1) * (CELLS + 1) + end + 1
  const found = known.get(whence)
  if (found !== undefined) return found
  const alone = { ...view, hero: NOWHERE, enemies: [] }
  const { strikes } = menaceOf(view, enemy, [enemy.cell, ...stops(alone, enemy)])
  known.set(whence, strikes)
  return strikes
}

/** What an enemy threatens that ends its next move on one of these cells; none stays on the end (WM-10.5). */
export function menaceOf({ surface, end }: View, { figure }: Readonly<Enemy>, cells: readonly Cell[]): Menace {
  const strikes = new Uint8Array(CELLS + 1)
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] !== end) markLevelBeside(surface, cells[i] as Cell, strikes)
  }
  return { figure, strikes }
}

/** Marks the cells beside a cell and level with it. The table has a place for what is beyond the edge. */
export function markLevelBeside(surface: Heights, cell: Cell, marks: Uint8Array): void {
  const levels = levelsOf(surface)
  const level = levels[cell]
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const near = NEXT[i] as Cell
    if (levels[near] === level) marks[near] = 1
  }
}

const FIRST_HEAVY: Figure = FIGURES.indexOf('h1')

/** The cells of the spawn tiles that are open. */
export function openSpawns(view: View): Cell[] {
  const cells: Cell[] = []
  for (const tile of view.tiles) if (tile.kind === 'spawn' && isUncovered(view, tile)) cells.push(tile.cell)
  return cells
}

/** Used again in every call: the losses to count with, the highest first. */
const LOSSES: number[] = []

/** The treats that the Hero can be expected to lose on a cell in the next GM turn, with these spawn tiles open. */
export function expectedDanger(
  view: View,
  all: readonly Menace[],
  spawns: readonly Cell[],
  cell: Cell,
  died: number,
): number {
  LOSSES.length = 0
  for (let i = 0; i < all.length; i++) {
    const { figure, strikes } = all[i] as Menace
    if (strikes[cell] === 1) addLoss(expectedLoss(view, figure))
  }
  const slots = contentOf(view).numbers.enemies - all.length - died
  let spawned = 0
  for (let i = 0; i < spawns.length && spawned < slots; i++) {
    if (!isLevelBeside(view, cell, spawns[i] as Cell)) continue
    spawned++
    // The heavy kind hits harder.
    addLoss(expectedLoss(view, FIRST_HEAVY))
  }
  if (LOSSES.length === 0) return 0
  const most = Math.min(LOSSES.length, placesBeside(view, cell))
  let sum = 0
  for (let i = 0; i < most; i++) sum += LOSSES[i] as number
  return sum
}

function addLoss(loss: number): void {
  let rank = LOSSES.length
  for (; rank > 0 && (LOSSES[rank - 1] as number) < loss; rank--) LOSSES[rank] = LOSSES[rank - 1] as number
  LOSSES[rank] = loss
}

function isLevelBeside({ surface, end }: View, cell: Cell, near: Cell): boolean {
  return near !== end && areAdjacent(cell, near) && surface[near] === surface[cell]
}

/** From how many cells somebody could strike at this one. */
function placesBeside({ surface, end }: View, cell: Cell): number {
  const levels = levelsOf(surface)
  let places = 0
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const near = NEXT[i] as Cell
    if (near !== end && levels[near] === levels[cell]) places++
  }
  return places
}

/** A loss weighs the more, the less there is to lose. */
export function dread(loss: number, treats: number): number {
  return loss * (1 + 2 / treats)
}

/** The chance that the Hero's attack kills. */
export function killChance(view: View, { figure, damage }: Readonly<Enemy>): number {
  const needed = unitOf(view, figure).toughness - damage
  const { hero } = contentOf(view)
  let kills = 0
  for (let face = 1; face <= 6; face++) if (heroDamage(hero, face) >= needed) kills++
  return kills / 6
}
