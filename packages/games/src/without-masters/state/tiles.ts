import { at, type Cell } from '../content/cells.ts'
import type { TileKind } from '../content/pieces.ts'
import type { Board, Tile } from './state.ts'

type Tiled = Pick<Board, 'tiles' | 'surface'>

/** WM-1.6: uncovered if no crate stands on it. */
export function isUncovered({ surface }: Pick<Board, 'surface'>, { cell, level }: Tile): boolean {
  return at(surface, cell) === level
}

/**
 * The index of an uncovered tile of this kind on a cell, or -1. A ball that was not just thrown comes first (WM-9.9).
 */
export function findUncovered({ tiles, surface }: Tiled, kind: TileKind, cell: Cell): number {
  let found = -1
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Tile
    if (tile.cell !== cell || tile.kind !== kind || tile.level !== at(surface, cell)) continue
    if (tile.thrown === 0) return i
    if (found < 0) found = i
  }
  return found
}
