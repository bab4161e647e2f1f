import type { Offers, Table } from '@undercroft/kernel'
import { at, CELLS, type Cell, distance, NOWHERE } from '../../content/cells.ts'
import { throwTo } from '../../state/choices.ts'
import { contentOf } from '../../state/content.ts'
import type { Enemy, State, Tile, WithoutMasters } from '../../state/state.ts'
import { layTile, removeTile } from '../01-terms/tiles.ts'
import { isLured } from './lure.ts'

/** WM-9.1: offers every cell that is 1 to 6 columns plus rows away, whatever is on it. */
export function offerThrows(s: State, o: Offers<WithoutMasters>): void {
  if (s.held !== 'ball' && !o.explaining) return
  const { range } = contentOf(s).hero
  for (let cell = 0; cell < CELLS; cell++) {
    const far = distance(s.hero, cell)
    o.try(throwTo(cell), s.held === 'ball' && far >= 1 && far <= range ? undefined : 'WM-9.1')
  }
}

/** WM-9.1: lays the ball in hand on a cell. */
export function throwBall(s: State, cell: Cell, t: Table<WithoutMasters>): void {
  s.mp -= contentOf(s).hero.throw
  s.held = 'nothing'
  s.takes = 0
  layTile(s, 'ball', cell, throwsSoFar(s) + 1)
  t.tell({ what: 'threw', from: s.hero, to: cell, mp: s.mp })
}

/** WM-9.9: numbers the throws of a turn, so that the last one is known. */
function throwsSoFar({ tiles }: State): number {
  return tiles.reduce((most, { thrown }) => Math.max(most, thrown), 0)
}

/** WM-9.2: sets the lure for the Game Master's turn to where the last ball thrown lies now. */
export function setLure(s: State): void {
  const ball = lastThrown(s)
  s.lure = ball?.cell ?? NOWHERE
  // WM-9.9: of several balls only this one lures.
  if (ball !== undefined) s.tiles = s.tiles.map(tile => (tile === ball ? tile : atRest(tile)))
}

/** Ends the lure. WM-9.8: a ball that nobody reached becomes an item like any other. */
export function endLure(s: State): void {
  if (s.lure !== NOWHERE) s.tiles = s.tiles.map(atRest)
  s.lure = NOWHERE
}

function lastThrown({ tiles }: State): Tile | undefined {
  let last: Tile | undefined
  for (const tile of tiles) if (tile.thrown > (last?.thrown ?? 0)) last = tile
  return last
}

function atRest(tile: Tile): Tile {
  return tile.thrown === 0 ? tile : Object.freeze({ ...tile, thrown: 0 })
}

/** WM-9.6: removes the uncovered ball that a lured enemy stands on. The lure itself holds on (WM-9.7). */
export function reachBall(s: State, enemy: Enemy, t: Table<WithoutMasters>): void {
  if (enemy.cell !== s.lure || !isLured(s, enemy)) return
  const index = s.tiles.findIndex(({ thrown, cell, level }) => thrown > 0 && level === at(s.surface, cell))
  if (index < 0) return
  removeTile(s, index)
  t.tell({ what: 'ballGone', cell: s.lure, figure: enemy.figure })
}
