import type { Face } from './faces.ts'
import type { Kind, Monster } from './monsters.ts'

/** MA-21.6: the two sides of the large tile. */
export const GROUNDS = ['throne', 'sewers'] as const
export type Ground = (typeof GROUNDS)[number]

export interface LargeRoom {
  readonly id: string
  readonly name: string
  readonly place: string
  readonly doors: readonly string[]
  readonly fixed: readonly Monster[]
  readonly spawn: readonly Kind[]
  /** Which throws of Malaphyas' second die strike here (MA-22.10). */
  readonly grimbolts: readonly Face[]
}

const BARE = { fixed: [], spawn: [], grimbolts: [] } as const

/** MA-22.1 */
const THRONE: readonly LargeRoom[] = [
  { ...BARE, id: 'A1', name: 'Throne', place: 'top left', doors: ['A2', 'A3'], grimbolts: ['E'] },
  {
    ...BARE,
    id: 'A2',
    name: 'Pit Chamber',
    place: 'top right',
    doors: ['A1', 'A3', 'A5'],
    fixed: ['cultist'],
    spawn: ['minor'],
    grimbolts: ['R'],
  },
  {
    ...BARE,
    id: 'A3',
    name: 'Ritual Circle',
    place: 'centre',
    doors: ['A1', 'A2', 'A4', 'A5'],
    fixed: ['cultist', 'cultist'],
    spawn: ['major'],
    grimbolts: ['M', 'G'],
  },
  { ...BARE, id: 'A4', name: 'Stair Hall', place: 'bottom left', doors: ['A3', 'A5'], grimbolts: ['S'] },
  {
    ...BARE,
    id: 'A5',
    name: 'Gallery',
    place: 'bottom right',
    doors: ['A2', 'A3', 'A4'],
    fixed: ['cultist'],
    spawn: ['minor'],
    grimbolts: ['D'],
  },
]

/** MA-23.1 */
const SEWERS: readonly LargeRoom[] = [
  { ...BARE, id: 'B1', name: 'Outfall', place: 'upper left', doors: ['B2', 'B3'] },
  { ...BARE, id: 'B2', name: 'Cistern', place: 'upper right', doors: ['B1', 'B4'], spawn: ['minor', 'minor'] },
  { ...BARE, id: 'B3', name: 'Sluice', place: 'lower left', doors: ['B1', 'B4'], spawn: ['major'] },
  { ...BARE, id: 'B4', name: 'Landing', place: 'lower right', doors: ['B2', 'B3'], spawn: ['minor'] },
]

export const LARGE_ROOMS: Readonly<Record<Ground, readonly LargeRoom[]>> = { throne: THRONE, sewers: SEWERS }

/** Where the stairs end, where Malaphyas stands, and what else has a place of its own. */
export const LANDINGS: Readonly<Record<Ground, string>> = { throne: 'A4', sewers: 'B4' }
export const SEATS_OF_MALAPHYAS: Readonly<Record<Ground, string>> = { throne: 'A1', sewers: 'B1' }
/** MA-22.4 */
export const RITUAL_CIRCLE = 'A3'
/** MA-22.6 */
export const PIT_CHAMBER = 'A2'

/** MA-22.9: what Malaphyas' first die calls. */
export const CALLED_BY: Readonly<Record<Face, Kind>> = {
  S: 'minor',
  R: 'minor',
  M: 'minor',
  D: 'minor',
  E: 'major',
  G: 'major',
}

/** MA-23.1: how many bosses guard the Sewers. */
export const HENCHMEN = 2
