import { BOX } from '../content/box.ts'
import { at, type Cell } from '../content/cells.ts'
import type { TileKind } from '../content/layout.ts'
import type { Item } from './choices.ts'
import type { Board, Held, State, Tile } from './state.ts'

type Tiled = Pick<Board, 'tiles' | 'surface'>

/** WM-1.6: uncovered if no crate stands on it. */
export function isUncovered({ surface }: Pick<Board, 'surface'>, { cell, level }: Tile): boolean {
  return at(surface, cell) === level
}

/** The index of an uncovered tile of this kind on a cell, or -1; of several balls first one that was not thrown just now. */
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

/** Puts a tile on the surface of a cell; other tiles there keep working (WM-1.7). */
export function layTile(s: State, kind: TileKind, cell: Cell, thrown = 0): void {
  s.tiles.push(Object.freeze({ kind, cell, level: at(s.surface, cell), thrown }))
}

/** WM-1.1: a tile that leaves the board goes back into the box, or into the Hero's hands. */
export function removeTile(s: State, index: number): void {
  s.tiles.splice(index, 1)
}

/** WM-8.3 lets the Hero change between items; so often in a row, and a game cannot be drawn out for ever. */
export const MOST_TAKES = 4

/** WM-8.3: the items that the Hero could take up here. One of the kind in hand is not worth a swap. */
export function mayTake(
  { tiles, surface, hero, held, takes }: Tiled & Pick<State, 'hero' | 'held' | 'takes'>,
  item: Item,
): boolean {
  return item !== held && takes < MOST_TAKES && findUncovered({ tiles, surface }, item, hero) >= 0
}

/** What the box has to give for a setup (WM-3.8, WM-3.9, WM-3.12). */
export interface Stock {
  readonly treats: number
  readonly balls: number
  /** None while the Hero has it. */
  readonly keys: number
}

/** WM-1.1: what is in the box while nothing is on the board. */
export function stockBeside({ treats, held }: { readonly treats: number; readonly held: Held }): Stock {
  return {
    treats: BOX.treat - treats,
    balls: BOX.ball - (held === 'ball' ? 1 : 0),
    keys: BOX.key - (held === 'key' ? 1 : 0),
  }
}
