import type { House, OptionTable } from '@undercroft/kernel'
import { HOUSE } from '../content/house.ts'

const BOSS_CHOICES = ['random', 'medusa', 'ikee'] as const
type BossChoice = (typeof BOSS_CHOICES)[number]

const TILE_SETS = ['mixed', 'forest', 'void'] as const
type TileSet = (typeof TILE_SETS)[number]

const HERO_DEALS = ['random', 'chosen'] as const
type HeroDeal = (typeof HERO_DEALS)[number]

const FIRST_PLAYERS = ['random', 'P1', 'P2', 'P3', 'P4'] as const
type FirstPlayer = (typeof FIRST_PLAYERS)[number]

/** PL-1.8: what a table can set. */
export interface Options {
  players: number
  boss: BossChoice
  tiles: TileSet
  heroes: HeroDeal
  first: FirstPlayer
  artifacts: boolean
  /** Solo games ignore this and use the standard Map (PL-19.1). */
  longerMap: boolean
  roundLimit: number
  house?: House
}

export const OPTIONS: OptionTable<Options> = {
  players: {
    kind: 'whole',
    label: 'Players (one plays solo)',
    from: 1,
    to: 4,
    otherwise: 2,
    rule: 'PL-1.1',
    says: 'How many climb the tower; alone you play against it.',
  },
  boss: {
    kind: 'one',
    label: 'Boss',
    of: BOSS_CHOICES,
    otherwise: 'random',
    rule: 'PL-2.5',
    says: 'Who waits at the top.',
  },
  tiles: {
    kind: 'one',
    label: 'Map tiles',
    of: TILE_SETS,
    otherwise: 'mixed',
    rule: 'PL-2.3',
    says: 'What the tower is built of: forest, void, or both.',
  },
  heroes: {
    kind: 'one',
    label: 'Heroes',
    of: HERO_DEALS,
    otherwise: 'random',
    rule: 'PL-2.12',
    says: 'Whether everybody picks a Hero, or is dealt one.',
  },
  first: {
    kind: 'one',
    label: 'First player',
    of: FIRST_PLAYERS,
    otherwise: 'random',
    rule: 'PL-2.15',
    says: 'Who takes the first turn.',
  },
  artifacts: {
    kind: 'flag',
    label: 'Artifacts',
    otherwise: false,
    rule: 'PL-18.1',
    says: 'Two rare treasures lie in the tower as well.',
  },
  longerMap: {
    kind: 'flag',
    label: 'Longer Map (not in solo)',
    otherwise: false,
    rule: 'PL-18.5',
    says: 'The tower is one level higher.',
  },
  roundLimit: {
    kind: 'whole',
    label: 'Rounds at most',
    from: 20,
    to: 200,
    otherwise: 60,
    rule: 'PL-17.5',
    says: 'If nobody has won by then, the game is a draw.',
  },
  house: {
    kind: 'house',
    label: 'House rules',
    otherwise: undefined,
    says: 'Other numbers than those that are printed.',
    tunables: HOUSE.tunables,
  },
}

/** PL-1.1: a single player plays by section 19. */
export const isSolo = ({ players }: Pick<Options, 'players'>): boolean => players === 1

/** PL-18.5: the number of Levels. PL-19.1: a solo game never has the longer Map. */
export const levelsOf = (options: Pick<Options, 'players' | 'longerMap'>): number =>
  options.longerMap && !isSolo(options) ? 5 : 4

/** PL-2.15: the seat that the table has named, or NOBODY if none was named or the named one is not in this game. */
export function namedFirst({ players, first }: Pick<Options, 'players' | 'first'>): number {
  const seat = FIRST_PLAYERS.indexOf(first) - 1
  return seat < players ? seat : -1
}
