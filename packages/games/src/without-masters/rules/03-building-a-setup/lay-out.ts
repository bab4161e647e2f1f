import { type Cell, NOWHERE } from '../../content/cells.ts'
import { inOrder, type Layout, type Piece, structuresOf } from '../../content/layout.ts'
import { isCrate, isTile, type PieceKind } from '../../content/pieces.ts'
import type { Placement } from '../../content/structures.ts'
import { kindOf } from '../../content/units.ts'
import { freshEnemy } from '../../state/enemies.ts'
import type { BoardState } from '../../state/setup.ts'
import type { Board, Enemy, Tile } from '../../state/state.ts'
import { crateOn, groundOf, type Heights, surfaceOf } from '../../state/terrain.ts'

/** Grounds of earlier setups: tables that are keyed by the same array are found again. */
const GROUNDS = new Map<string, Heights>()
const MOST_GROUNDS = 500

function knownGround(structures: readonly Placement[]): Heights {
  const name = structures.map(({ id, anchor, turn }) => `${id}${anchor}${turn}`).join()
  const ground = GROUNDS.get(name) ?? groundOf(structures)
  if (GROUNDS.size >= MOST_GROUNDS) GROUNDS.clear()
  GROUNDS.set(name, ground)
  return ground
}

/** Puts a layout on an empty board. */
export function layOut(s: BoardState, layout: Layout): void {
  const ground = knownGround(structuresOf(layout))
  const enemies: Enemy[] = []
  const tiles: Tile[] = []
  const crates = layout.flatMap(({ kind, cell }) => (isCrate(kind) ? [crateOn(ground, kind, cell)] : []))
  for (const { kind, cell } of layout) {
    if (kind === 'hero') s.hero = cell
    else if (kind === 'light' || kind === 'heavy') enemies.push(freshEnemy(enemies, kind, cell, false))
    else if (isTile(kind)) tiles.push(Object.freeze({ kind, cell, level: ground[cell] ?? 0, thrown: 0 }))
    if (kind === 'end' || kind === 'lockedEnd') s.end = cell
    if (kind === 'lockedEnd') s.locked = true
  }
  s.structures = Object.freeze(structuresOf(layout).map(each => Object.freeze(each)))
  s.ground = ground
  s.crates = Object.freeze(crates)
  s.surface = surfaceOf(ground, crates)
  s.tiles = tiles
  s.enemies = enemies
}

/** Reads a layout off the board again: for routes at the opening, and to share a setup. */
export function layoutOf({ structures, crates, tiles, enemies, hero }: Board): Layout {
  const loose = (kind: PieceKind, cell: Cell): Piece => ({ kind, cell, turn: 'r0' })
  return inOrder([
    ...structures.map(({ id, anchor, turn }) => ({ kind: id, cell: anchor, turn })),
    ...(hero === NOWHERE ? [] : [loose('hero', hero)]),
    ...enemies.map(({ figure, cell }) => loose(kindOf(figure), cell)),
    ...tiles.map(({ kind, cell }) => loose(kind, cell)),
    ...crates.map(({ kind, cell }) => loose(kind, cell)),
  ])
}
