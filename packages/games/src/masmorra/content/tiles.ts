import type { Boss } from './bosses.ts'
import type { Dock } from './docks.ts'
import { GROUNDS, type Ground, LANDINGS, LARGE_ROOMS, type LargeRoom } from './large-tile.ts'
import { EDGES, MEDIUM_TILES, type MediumTile } from './medium-tiles.ts'
import type { Kind, Monster } from './monsters.ts'
import { ROOM_NAMES, type RoomKind, SMALL_TILES, type SmallTile, WAYS } from './small-tiles.ts'

/** What the core wants to know of a tile, whatever its size. */
export interface TileFacts {
  readonly id: string
  readonly name: string
  readonly kind: RoomKind | 'medium' | 'large'
  /** Cells on a side; 0 for the rooms of the large tile, which lie off the grid (MA-1.9). */
  readonly side: 0 | 1 | 2
  /**
   * Its doors as edges at rotation 0, clockwise from the north-west corner: 4 of them on a small tile, 8 on a medium
   * one.
   */
  readonly doors: readonly number[]
  readonly gold: number
  readonly dock: Dock | undefined
  readonly spawn: readonly Kind[]
  readonly fixed: readonly Monster[]
  readonly boss: Boss | undefined
  /** MA-11.10, MA-16.15 */
  readonly limit: number
}

function ofSmall(tile: SmallTile): TileFacts {
  const doors = tile.doors.map(way => WAYS.indexOf(way))
  const { id, room, gold, dock, spawn } = tile
  return {
    id,
    name: ROOM_NAMES[room],
    kind: room,
    side: 1,
    doors,
    gold,
    dock,
    spawn,
    fixed: [],
    boss: undefined,
    limit: 3,
  }
}

function ofMedium({ id, name, doors, gold, dock, spawn, fixed, boss }: MediumTile): TileFacts {
  return { id, name, kind: 'medium', side: 2, doors, gold, dock, spawn, fixed, boss, limit: 4 }
}

function ofLarge({ id, name, spawn, fixed }: LargeRoom): TileFacts {
  return {
    id,
    name,
    kind: 'large',
    side: 0,
    doors: [],
    gold: 0,
    dock: undefined,
    spawn,
    fixed,
    boss: undefined,
    limit: 4,
  }
}

const FACTS: ReadonlyMap<string, TileFacts> = new Map(
  [
    ...SMALL_TILES.map(ofSmall),
    ...MEDIUM_TILES.map(ofMedium),
    ...GROUNDS.flatMap(ground => LARGE_ROOMS[ground].map(ofLarge)),
  ].map(facts => [facts.id, facts]),
)

export const TILE_IDS: readonly string[] = [...FACTS.keys()]

export function tileFacts(id: string): TileFacts {
  const facts = FACTS.get(id)
  if (facts === undefined) throw new Error(`there is no tile "${id}"`)
  return facts
}

export function isTrap(tile: string): boolean {
  return tileFacts(tile).kind === 'trap'
}

/** MA-1.10, MA-11.2: where the doors are once the tile is turned. */
export function doorsTurned({ doors, side }: TileFacts, turns: number): number[] {
  return side === 2 ? doors.map(edge => (edge + 2 * turns) % EDGES) : doors.map(edge => (edge + turns) % 4)
}

/** The rooms of Level 3 that a door joins to this one. */
export function largeDoors(tile: string): readonly string[] {
  for (const ground of GROUNDS) {
    const room = LARGE_ROOMS[ground].find(({ id }) => id === tile)
    if (room !== undefined) return room.doors
  }
  return []
}

/** Where Level 3's stairs end (MA-21.5). */
export function isLanding(tile: string): boolean {
  return GROUNDS.some((ground: Ground) => LANDINGS[ground] === tile)
}

export const TURNS = [0, 1, 2, 3] as const
