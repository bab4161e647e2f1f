import { FOREST } from './forest.ts'
import { VOID } from './void.ts'

/** PL-3.2: a tile has 4 columns and 4 rows. */
export const TILE_SIDE = 4

/** PL-22.7: the Map can be climbed, whichever tile lies above whichever. */
const DRAWINGS = { ...FOREST, ...VOID } as const
export type TileId = keyof typeof DRAWINGS

/**
 * What can be printed on a Space. PL-22.5, PL-22.6 say how often each sign stands on which tile. PL-3.17: Portals stand
 * on Void tiles only.
 */
export const SIGNS = {
  '.': 'plain',
  e: 'Enemy Spawn',
  c: 'Coin',
  g: 'Gem',
  t: 'Trap',
  s: 'Shop',
  p: 'Void Portal',
  H: 'Ladder',
  G: 'Ladder with a Gem',
  C: 'Ladder with a Coin',
  B: 'Boss Spawn',
  '*': 'Special Icon',
} as const
export type Sign = keyof typeof SIGNS

/** What can be under a Space: nothing, a Platform, a Platform with a Ladder through it, or a one-way passage. */
const FLOORS = ['.', '=', '#', '^'] as const
export type Floor = (typeof FLOORS)[number]

export interface Tile {
  readonly id: TileId
  readonly set: 'forest' | 'void'
  readonly boss: boolean
  /** 16 signs, row by row from the bottom, each row from left to right. */
  readonly spaces: string
  /** The floor of each Space, in the same order. */
  readonly floors: string
  /** `|` for a Wall or `:` for none: 5 edges for each row, the left one of each Space and the right one of the last. */
  readonly sides: string
}

function read(id: TileId): Tile {
  const lines = DRAWINGS[id]
  const rows = [3, 2, 1, 0].map(row => ({ spaces: lines[2 * row] ?? '', floors: lines[2 * row + 1] ?? '' }))
  const odd = (line: string): string => [1, 3, 5, 7].map(at => line.charAt(at)).join('')
  const even = (line: string): string => [0, 2, 4, 6, 8].map(at => line.charAt(at)).join('')
  return {
    id,
    set: id.startsWith('F') ? 'forest' : 'void',
    boss: id.charAt(1) === 'B',
    spaces: rows.map(row => odd(row.spaces)).join(''),
    floors: rows.map(row => odd(row.floors)).join(''),
    sides: rows.map(row => even(row.spaces)).join(''),
  }
}

export const TILE_IDS = Object.keys(DRAWINGS) as TileId[]

export const TILES = Object.fromEntries(TILE_IDS.map(id => [id, read(id)])) as { readonly [Id in TileId]: Tile }
