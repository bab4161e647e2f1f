import { at, type Cell, nameOf } from '../content/cells.ts'
import { crateCells, type TileKind } from '../content/pieces.ts'
import { enemyOn } from '../state/enemies.ts'
import { isUncovered } from '../state/tiles.ts'
import { fullName } from './figures.ts'
import type { Things } from './things.ts'

const TILE_NAMES: Readonly<Record<TileKind, string>> = {
  treat: 'treat',
  ball: 'tennis ball',
  key: 'key',
  end: 'kennel (end tile)',
  lockedEnd: 'locked kennel (end tile)',
  spawn: 'burrow (spawn tile)',
}

/** The name without the rulebook's word for it, for use beside its picture. */
export function tileName(kind: TileKind): string {
  return TILE_NAMES[kind].replace(/ \(.*\)/, '')
}

export const CRATE_NAMES = {
  short: 'short crate',
  upright: 'tall crate',
  lyingEW: 'lying crate',
  lyingNS: 'lying crate',
} as const

/** What is on a cell, in words: "c4, height 1, short crate, covered treat". */
export function cellText(things: Things, cell: Cell): string {
  const parts = [nameOf(cell)]
  const height = at(things.surface, cell)
  if (height > 0) parts.push(`height ${height}`)
  if (things.hero === cell) parts.push(fullName('hero'))
  const enemy = enemyOn(things.enemies, cell)
  if (enemy !== undefined) parts.push(fullName(enemy.figure))
  for (const { kind, cell: at } of things.crates) if (crateCells(kind, at).includes(cell)) parts.push(CRATE_NAMES[kind])
  for (const tile of things.tiles) {
    if (tile.cell === cell)
      parts.push(isUncovered(things, tile) ? TILE_NAMES[tile.kind] : `covered ${TILE_NAMES[tile.kind]}`)
  }
  return parts.join(', ')
}
