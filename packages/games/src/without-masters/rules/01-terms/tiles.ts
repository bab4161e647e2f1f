import { at, type Cell } from '../../content/cells.ts'
import type { TileKind } from '../../content/pieces.ts'
import type { State } from '../../state/state.ts'
/** Puts a tile on the surface of a cell; other tiles there keep working (WM-1.7). */
export function layTile(s: State, kind: TileKind, cell: Cell, thrown = 0): void {
  s.tiles.push(Object.freeze({ kind, cell, level: at(s.surface, cell), thrown }))
}

/** WM-1.1: removes a tile, which goes back into the box or into the Hero's hands. */
export function removeTile(s: State, index: number): void {
  s.tiles.splice(index, 1)
}
