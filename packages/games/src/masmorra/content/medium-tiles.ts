import type { Boss } from './bosses.ts'
import { chest, type Dock, fountain, portal } from './docks.ts'
import type { Kind, Monster } from './monsters.ts'

/** MA-11.2: the outer edges of a 2x2 tile, clockwise from the north of its north-west cell. */
export const EDGES = 8

export interface MediumTile {
  readonly id: string
  readonly level: 1 | 2
  readonly name: string
  /** Edges at rotation 0 (MA-11.2). */
  readonly doors: readonly number[]
  readonly boss?: Boss
  /** Shaded spaces: placed once, never again (MA-11.8). */
  readonly fixed: readonly Monster[]
  readonly spawn: readonly Kind[]
  /** In the chest if it has one, else on the floor. */
  readonly gold: number
  readonly dock?: Dock
}

const BARE = { fixed: [], spawn: [], gold: 0 } as const

export const MEDIUM_TILES: readonly MediumTile[] = [
  {
    ...BARE,
    id: 'M1-1',
    level: 1,
    name: 'Aunty Bitsy’s Parlour',
    doors: [0, 3, 5, 6],
    boss: 'bitsy',
    fixed: ['spider'],
  },
  {
    ...BARE,
    id: 'M1-2',
    level: 1,
    name: 'Schmetterling’s Playhouse',
    doors: [1, 4, 7],
    boss: 'schmetterling',
    fixed: ['orc', 'orc'],
  },
  {
    ...BARE,
    id: 'M1-3',
    level: 1,
    name: 'Dark Ritual Room',
    doors: [0, 2, 5, 7],
    fixed: ['cultist', 'cultist', 'cultist'],
  },
  {
    ...BARE,
    id: 'M1-4',
    level: 1,
    name: 'Goblin Market',
    doors: [1, 2, 5],
    fixed: ['goblin', 'goblin'],
    gold: 3,
    dock: chest('R', 'M'),
  },
  { ...BARE, id: 'M1-5', level: 1, name: 'Old Barracks', doors: [0, 3, 4, 6, 7], spawn: ['minor', 'minor'], gold: 2 },
  {
    ...BARE,
    id: 'M2-1',
    level: 2,
    name: 'Mortiferous’ Hoard',
    doors: [1, 4, 6],
    boss: 'mortiferous',
    gold: 5,
    dock: chest('M', 'G'),
  },
  {
    ...BARE,
    id: 'M2-2',
    level: 2,
    name: 'Hydra’s Grotto',
    doors: [0, 3, 5],
    boss: 'hydra',
    dock: fountain('D'),
  },
  {
    ...BARE,
    id: 'M2-3',
    level: 2,
    name: 'Forgotten Crypt',
    doors: [0, 2, 5, 7],
    fixed: ['ghost', 'skeleton', 'skeleton'],
    gold: 3,
    dock: chest('E', 'G'),
  },
  {
    ...BARE,
    id: 'M2-4',
    level: 2,
    name: 'Alchemist’s Vats',
    doors: [1, 2, 5, 6],
    fixed: ['cube'],
    spawn: ['minor'],
    dock: fountain('any'),
  },
  {
    ...BARE,
    id: 'M2-5',
    level: 2,
    name: 'Hall of Eyes',
    doors: [0, 3, 4, 7],
    fixed: ['watcher'],
    spawn: ['major'],
    dock: portal('G'),
  },
]

/** MA-11.11 */
export const DARK_RITUAL_ROOM = 'M1-3'

/** MA-2.14: every medium tile is used at every count. */
export function mediumStack(level: 1 | 2): readonly MediumTile[] {
  return MEDIUM_TILES.filter(tile => tile.level === level)
}
