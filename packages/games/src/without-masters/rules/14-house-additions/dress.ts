import type { Dice } from '@undercroft/kernel'
import { LEAST_BALLS, LEAST_TREATS } from '../../content/box.ts'
import { at, CELLS, type Cell, distance } from '../../content/cells.ts'
import type { Piece } from '../../content/layout.ts'
import type { Stock } from '../../state/box.ts'
import { maySpawnOn } from '../03-building-a-setup/check.ts'
import { FAR } from '../05-the-hero-moves/reach.ts'
import { chance, pick, some, within } from './chance.ts'
import { isNear, type Ledge } from './ledge.ts'
import type { Recipe } from './recipes.ts'
import { cellsTaken, piece, type Skeleton, walkable } from './skeleton.ts'

/** Adds treats, balls, spawn tiles and enemies to a way. */
export function dress(dice: Dice, skeleton: Skeleton, recipe: Recipe, stock: Stock): Piece[] {
  const pieces = [...skeleton.pieces]
  const taken = cellsTaken(pieces)
  const put = (kind: Piece['kind'], cells: readonly Cell[]): void => {
    for (const cell of cells) {
      taken.add(cell)
      pieces.push(piece(kind, cell))
    }
  }
  const free = (cells: readonly Cell[]): Cell[] => cells.filter(cell => !taken.has(cell))
  const beside = byTheWay(skeleton, recipe)
  const anywhere = walkable(skeleton.yard, 1, FAR - 1)
  const lay = (kind: Piece['kind'], count: number): void => {
    const missing = (): number => count - pieces.filter(each => each.kind === kind).length
    put(kind, some(dice, free(beside), missing()))
    if (missing() > 0) put(kind, some(dice, free(anywhere), missing()))
  }
  const [ledge] = skeleton.ledges
  // A ball behind a crate that can be dropped: thrown over the edge it draws somebody there.
  if (ledge !== undefined) put('ball', free([ledge.from]))
  lay('treat', Math.min(stock.treats, Math.max(LEAST_TREATS, within(dice, recipe.treats))))
  lay('ball', Math.min(stock.balls, Math.max(LEAST_BALLS, within(dice, recipe.balls))))
  const spawns = within(dice, recipe.spawns)
  for (let i = 0; i < spawns; i++) put('spawn', some(dice, free(spawnCells(skeleton, recipe, i / spawns)), 1))
  const below = ledge === undefined ? undefined : pick(dice, free(belowCells(skeleton, ledge)))
  if (below !== undefined) put(chance(dice, recipe.guard) ? 'heavy' : 'light', [below])
  for (let left = within(dice, recipe.enemies) - (below === undefined ? 0 : 1); left > 0; left--) {
    const cells = free(enemyCells(skeleton, recipe))
    const cell = pick(dice, cells) ?? pick(dice, free(anywhere))
    if (cell !== undefined) put(chance(dice, recipe.heavy) ? 'heavy' : 'light', [cell])
  }
  return pieces
}

/**
 * Cells for the enemy below a ledge: at or beyond the place of the fall, so that it is near when the Hero gets there.
 */
function belowCells({ yard }: Skeleton, ledge: Ledge): Cell[] {
  const { below } = ledge
  if (isNear(yard, ledge) && at(yard.costs, below) !== FAR) return [below]
  const cost = Math.max(5, at(yard.costs, below))
  return walkable(yard, cost, FAR - 1).filter(
    cell => distance(cell, below) <= 2 && at(yard.ground, cell) <= at(yard.ground, below),
  )
}

/** Cells at the recipe's distance from the way, for treats and balls. */
function byTheWay({ yard, way }: Skeleton, { detour: [least, most] }: Recipe): Cell[] {
  return walkable(yard, 1, FAR - 1).filter(cell => {
    const away = Math.min(...way.map(each => distance(each, cell)))
    return away >= least && away <= most
  })
}

/** Cells that may spawn (WM-3.10), near a part of the way but not on it, so that the Hero can get past (WM-4.5). */
function spawnCells({ yard, way }: Skeleton, { spawns, spawnAway: [least, most] }: Recipe, from: number): Cell[] {
  const cells: Cell[] = []
  const part = way.slice(Math.floor(from * way.length), Math.ceil((from + 1 / spawns[1]) * way.length))
  for (let cell = 0; cell < CELLS; cell++) {
    if (way.includes(cell) || at(yard.costs, cell) === FAR || !maySpawnOn(yard.ground, cell)) continue
    const away = Math.min(...part.map(each => distance(each, cell)))
    if (away >= least && away <= most) cells.push(cell)
  }
  return cells.filter(cell => distance(cell, yard.hero) > 2)
}

/** Cells for enemies: at the recipe's distance from the Hero, and near the way. */
function enemyCells({ yard, way }: Skeleton, { enemyCost: [least, most] }: Recipe): Cell[] {
  return walkable(yard, least, most).filter(cell => way.some(each => distance(each, cell) <= 3))
}
