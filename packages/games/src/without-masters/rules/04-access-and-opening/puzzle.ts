import { BOX } from '../../content/box.ts'
import { at, CELLS, type Cell, NOWHERE, OUTSIDE } from '../../content/cells.ts'
import { type Layout, structuresOf } from '../../content/layout.ts'
import { crateCells, isCrate, isTile, type TileKind } from '../../content/pieces.ts'
import type { Board, Held } from '../../state/state.ts'
import { type Crate, crateOn, groundOf, type Heights } from '../../state/terrain.ts'

/** Why a search does not walk over a cell: an uncovered spawn tile (WM-4.5), or a plain end tile (WM-4.11). */
export const FREE = 0
export const SPAWN = 1
export const PLAIN_END = 2

/** Whether a search looks for a cell: to reach it uncovered, or to reach it after the key (WM-4.4). */
export const NOT_WANTED = 0
export const WANTED = 1
export const WANTED_WITH_KEY = 2

/** A board with nobody on it but the Hero (WM-4.3). */
export interface Puzzle {
  readonly ground: Heights
  readonly crates: readonly Crate[]
  readonly hero: Cell
  readonly end: Cell
  /** For each cell one of FREE, SPAWN and PLAIN_END. */
  readonly barred: Uint8Array
  readonly key: KeyPlace | undefined
  readonly hasKey: boolean
}

/** The key lies on the ground or on a structure, or travels on a crate (WM-6.3). */
type KeyPlace =
  | { readonly on: 'ground'; readonly cell: Cell }
  | { readonly on: 'crate'; readonly index: number; readonly part: number }

export interface SpecialTile {
  readonly kind: TileKind
  readonly cell: Cell
}

/** WM-4.2: all tiles are special. */
export function specialTiles(layout: Layout): SpecialTile[] {
  return layout.flatMap(({ kind, cell }) => (isTile(kind) ? [{ kind, cell }] : []))
}

/** The puzzle of a layout that keeps to section 3; the Hero may have the key already (WM-4.4). */
export function layoutPuzzle(layout: Layout, hasKey = false): Puzzle {
  const ground = groundOf(structuresOf(layout))
  const barred = new Uint8Array(CELLS + 1)
  let end: Cell = NOWHERE
  let hero: Cell = NOWHERE
  let key: KeyPlace | undefined
  const crates: Crate[] = []
  for (const { kind, cell } of layout) {
    if (isCrate(kind)) crates.push(crateOn(ground, kind, cell))
    else if (kind === 'hero') hero = cell
    else if (kind === 'spawn') barred[cell] = SPAWN
    else if (kind === 'key') key = { on: 'ground', cell }
    else if (kind === 'end' || kind === 'lockedEnd') end = cell
    if (kind === 'end') barred[cell] = PLAIN_END
  }
  return { ground, crates, hero, end, barred, key, hasKey }
}

/** Whether there is a Hero, and no more crates than in the box, all of them on the board. */
export function canBeSearched({ hero, crates }: Puzzle): boolean {
  const isOut = ({ kind, cell }: Crate): boolean => crateCells(kind, cell).includes(OUTSIDE)
  return hero !== NOWHERE && crates.length <= BOX.short + BOX.tall && !crates.some(isOut)
}

/** The puzzle of a position in play (WM-12.10): spawn tiles are floor, and a key in hand counts as visited. */
export function boardPuzzle(board: Board & { readonly held: Held }): Puzzle {
  const { ground, crates, hero, end, locked, held, tiles } = board
  const barred = new Uint8Array(CELLS + 1)
  if (!locked) barred[end] = PLAIN_END
  const tile = locked ? tiles.find(({ kind }) => kind === 'key') : undefined
  const key = tile === undefined ? undefined : keyPlace(board, tile.cell, tile.level)
  return { ground, crates, hero, end, barred, key, hasKey: held === 'key' }
}

function keyPlace({ ground, crates }: Board, cell: Cell, level: number): KeyPlace {
  if (level > at(ground, cell)) {
    for (const [index, { kind, cell: from, bottom }] of crates.entries()) {
      const part = crateCells(kind, from).indexOf(cell)
      if (part >= 0 && bottom < level && isTopAt(crates, index, cell, level)) return { on: 'crate', index, part }
    }
  }
  return { on: 'ground', cell }
}

/** Whether no other crate of the stack lies between this one and that level. */
function isTopAt(crates: readonly Crate[], index: number, cell: Cell, level: number): boolean {
  const bottom = crates[index]?.bottom ?? 0
  return !crates.some(
    other => other.bottom > bottom && other.bottom < level && crateCells(other.kind, other.cell).includes(cell),
  )
}
