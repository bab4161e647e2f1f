import { chest, type Dock, disarm, fountain, portal } from './docks.ts'
import type { Kind } from './monsters.ts'

/** The sides of a small tile and the ways on the map, clockwise from the north (MA-1.9). */
export const WAYS = ['N', 'E', 'S', 'W'] as const
type Way = (typeof WAYS)[number]

/** The kinds of small tiles (section 10). A trap is a tile and no room (MA-1.6). */
export const ROOM_NAMES = {
  start: 'Starting Room',
  entrance: 'Second Level Entrance',
  stairs2: 'Stairs to the Second Level',
  stairs3: 'Stairs to the Third Level',
  minor: 'Minor Monster Room',
  major: 'Major Monster Room',
  mixed: 'Mixed Monster Room',
  treasure: 'Treasure Room',
  trap: 'Trap',
  rune: 'Rune Room',
  portal: 'Portal',
  gold: 'Gold Room',
  fountain: 'Healing Fountain',
  web: 'Web Room',
  pit: 'Pit Room',
} as const
export type RoomKind = keyof typeof ROOM_NAMES

export interface SmallTile {
  readonly id: string
  readonly level: 1 | 2
  readonly room: RoomKind
  /** At rotation 0. */
  readonly doors: readonly Way[]
  /** The fewest players who use it (MA-2.2). */
  readonly mark: Mark
  readonly gold: number
  readonly dock?: Dock
  readonly spawn: readonly Kind[]
}

type Mark = 2 | 3 | 4 | 5
type Doors = 'NESW' | 'NES' | 'NS' | 'NE' | 'N' | 'none'
type Printed = readonly [id: string, room: RoomKind, doors: Doors, mark: Mark, dock?: Dock | undefined, gold?: number]

/** MA-10.5 to MA-10.7 */
const SPAWNS: { readonly [R in RoomKind]?: readonly Kind[] } = {
  minor: ['minor'],
  major: ['major'],
  mixed: ['minor', 'major'],
}

const LEVEL_1: readonly Printed[] = [
  ['L1-01', 'stairs2', 'NESW', 2],
  ['L1-02', 'minor', 'NESW', 2],
  ['L1-03', 'minor', 'NES', 2],
  ['L1-04', 'minor', 'NES', 2],
  ['L1-05', 'minor', 'NS', 2],
  ['L1-06', 'minor', 'NE', 2],
  ['L1-07', 'treasure', 'NES', 2, chest('M'), 2],
  ['L1-08', 'treasure', 'NE', 2, chest('G'), 3],
  ['L1-09', 'treasure', 'N', 2, chest('R', 'D'), 4],
  ['L1-10', 'trap', 'none', 2, disarm('S', 'D')],
  ['L1-11', 'trap', 'none', 2, disarm('R', 'G')],
  ['L1-12', 'trap', 'none', 2, disarm('M', 'E')],
  ['L1-13', 'rune', 'NESW', 2],
  ['L1-14', 'rune', 'NESW', 2],
  ['L1-15', 'portal', 'NESW', 2, portal('G')],
  ['L1-16', 'gold', 'NS', 2, undefined, 2],
  ['L1-17', 'fountain', 'NES', 2, fountain('E')],
  ['L1-18', 'web', 'NS', 2],
  ['L1-19', 'minor', 'NESW', 3],
  ['L1-20', 'rune', 'NESW', 3],
  ['L1-21', 'pit', 'NS', 3],
  ['L1-22', 'minor', 'NES', 4],
  ['L1-23', 'trap', 'none', 4, disarm('S', 'M')],
  ['L1-24', 'treasure', 'NE', 4, chest('M', 'E'), 3],
  ['L1-25', 'minor', 'NES', 5],
  ['L1-26', 'rune', 'NESW', 5],
  ['L1-27', 'gold', 'N', 5, undefined, 2],
]

const LEVEL_2: readonly Printed[] = [
  ['L2-01', 'major', 'NESW', 2],
  ['L2-02', 'major', 'NES', 2],
  ['L2-03', 'major', 'NS', 2],
  ['L2-04', 'mixed', 'NES', 2],
  ['L2-05', 'minor', 'NE', 2],
  ['L2-06', 'treasure', 'NES', 2, chest('M', 'R'), 3],
  ['L2-07', 'treasure', 'N', 2, chest('G', 'S'), 5],
  ['L2-08', 'trap', 'none', 2, disarm('G', 'D')],
  ['L2-09', 'trap', 'none', 2, disarm('R', 'S')],
  ['L2-10', 'rune', 'NESW', 2],
  ['L2-11', 'rune', 'NESW', 2],
  ['L2-12', 'portal', 'NESW', 2, portal('G')],
  ['L2-13', 'web', 'NS', 2],
  ['L2-14', 'fountain', 'NES', 2, fountain('any')],
  ['L2-15', 'mixed', 'NES', 3],
  ['L2-16', 'treasure', 'NE', 3, chest('D', 'M'), 3],
  ['L2-17', 'major', 'NE', 4],
  ['L2-18', 'rune', 'NESW', 4],
  ['L2-19', 'mixed', 'NESW', 5],
  ['L2-20', 'trap', 'none', 5, disarm('E', 'M')],
]

/** MA-2.3, MA-21.4: these lie beside the stacks. */
const BESIDE_1: readonly Printed[] = [['S-01', 'start', 'NESW', 2]]
const BESIDE_2: readonly Printed[] = [
  ['S-02', 'entrance', 'NESW', 2],
  ['S-03', 'stairs3', 'NESW', 2],
]

export const STARTING_ROOM = 'S-01'
export const ENTRANCE = 'S-02'
export const THIRD_STAIRS = 'S-03'

export const SMALL_TILES: readonly SmallTile[] = [
  ...BESIDE_1.map(printed => asTile(1, printed)),
  ...BESIDE_2.map(printed => asTile(2, printed)),
  ...LEVEL_1.map(printed => asTile(1, printed)),
  ...LEVEL_2.map(printed => asTile(2, printed)),
]

function asTile(level: 1 | 2, [id, room, doors, mark, dock, gold = 0]: Printed): SmallTile {
  return {
    id,
    level,
    room,
    doors: doors === 'none' ? [] : WAYS.filter(way => doors.includes(way)),
    mark,
    gold,
    ...(dock === undefined ? {} : { dock }),
    spawn: SPAWNS[room] ?? [],
  }
}

/** MA-2.2: the small tiles of a level that this many players shuffle. */
export function smallStack(level: 1 | 2, players: number): readonly SmallTile[] {
  return SMALL_TILES.filter(tile => tile.level === level && tile.mark <= players && !tile.id.startsWith('S-'))
}
