import type { House, OptionTable } from '@undercroft/kernel'
import { HOUSE } from '../content/house.ts'

/** MA-1.1 */
export const MODES = ['standard', 'epic', 'alliance'] as const
export type Mode = (typeof MODES)[number]

/** MA-24.15: how many other small tiles lie above the Stairs, on Level 1 and on Level 2. */
const DIFFICULTIES = {
  easy: [6, 4],
  standard: [10, 6],
  hard: [13, 8],
  brutal: [20, 16],
} as const
/** `own`: as deep as `upper` and `lower` say. */
type Difficulty = keyof typeof DIFFICULTIES | 'own'

/** MA-25.2: `auto` is settled when the table begins, by whether a person sits. */
const LIMITS = ['auto', 'on', 'off'] as const

const FIRST_PLAYERS = ['random', 'host'] as const

export interface Options {
  mode: Mode
  players: number
  solo: boolean
  first: (typeof FIRST_PLAYERS)[number]
  noSealing: boolean
  limit: (typeof LIMITS)[number]
  roundLimit: number
  difficulty: Difficulty
  upper: number
  lower: number
  odda: boolean
  house?: House
}

/** MA-25.6 */
export const OPTIONS: OptionTable<Options> = {
  mode: {
    kind: 'one',
    of: MODES,
    otherwise: 'standard',
    label: 'Mode',
    rule: 'MA-1.1',
    says: 'Standard and Epic are a race for experience; in an Alliance all Heroes win or lose together.',
  },
  players: {
    kind: 'whole',
    from: 1,
    to: 5,
    otherwise: 3,
    label: 'Heroes (Alliance may have 1)',
    rule: 'MA-1.2',
    says: 'How many Heroes go down; alone you can only play an Alliance.',
  },
  solo: {
    kind: 'flag',
    otherwise: false,
    label: 'Alliance: one player moves all Heroes',
    rule: 'MA-24.17',
    says: 'One player moves all Heroes of an Alliance.',
  },
  first: {
    kind: 'one',
    of: FIRST_PLAYERS,
    otherwise: 'random',
    label: 'First Player',
    rule: 'MA-2.12',
    says: 'Who takes the first turn.',
  },
  noSealing: {
    kind: 'flag',
    otherwise: true,
    label: 'Tiles may not seal a level',
    rule: 'MA-8.11',
    says: 'Nobody may close the last way on while there are rooms to be found.',
  },
  limit: {
    kind: 'one',
    of: LIMITS,
    otherwise: 'auto',
    label: 'Round limit (auto: only where no person sits)',
    rule: 'MA-25.2',
    says: 'Whether the game stops after some rounds; with people at the table it does not, unless you say so.',
  },
  roundLimit: {
    kind: 'whole',
    from: 10,
    to: 60,
    otherwise: 40,
    label: 'Rounds, if they are limited (Epic: half more)',
    rule: 'MA-25.2',
    says: 'How many rounds that is; an Epic game has half as many again.',
  },
  difficulty: {
    kind: 'one',
    of: [...Object.keys(DIFFICULTIES), 'own'],
    otherwise: 'standard',
    label: 'Alliance: difficulty (own: the two depths below)',
    rule: 'MA-24.15',
    says: 'How deep the Stairs lie in an Alliance: the deeper, the harder.',
  },
  upper: {
    kind: 'whole',
    from: 0,
    to: 26,
    otherwise: 10,
    label: 'Alliance, own difficulty: tiles above the Stairs to Level 2',
    rule: 'MA-24.15',
    says: 'Only with a difficulty of your own: how many rooms come before the way down to Level 2.',
  },
  lower: {
    kind: 'whole',
    from: 0,
    to: 20,
    otherwise: 6,
    label: 'Alliance, own difficulty: tiles above the Stairs to Level 3',
    rule: 'MA-24.15',
    says: 'Only with a difficulty of your own: how many rooms come before the way down to Level 3.',
  },
  odda: {
    kind: 'flag',
    otherwise: true,
    label: 'Odda may be chosen',
    rule: 'MA-25.6',
    says: 'Whether Odda is among the Heroes to choose from.',
  },
  house: {
    kind: 'house',
    label: 'House rules',
    otherwise: undefined,
    says: 'Other numbers than those that are printed.',
    tunables: HOUSE.tunables,
  },
}

/** MA-1.2: Standard and Epic take two players at least. */
export function heroCount({ mode, players }: Pick<Options, 'mode' | 'players'>): number {
  return mode === 'alliance' ? players : Math.max(2, players)
}

/** MA-24.17: one seat may run all Heroes of an Alliance. */
export function seatCount(options: Pick<Options, 'mode' | 'players' | 'solo'>): number {
  return options.mode === 'alliance' && options.solo ? 1 : heroCount(options)
}

/** MA-24.15: how deep the Stairs of a level lie; the stack may be lower than that, and then they are its last tile. */
export function stairsDepth({ difficulty, upper, lower }: Options, level: 1 | 2): number {
  if (difficulty === 'own') return level === 1 ? upper : lower
  return DIFFICULTIES[difficulty][level - 1] ?? 0
}

/**
 * MA-25.2, MA-25.6: settles the round limit when a table begins, by whether a person sits; the record keeps the result.
 */
export function settle(options: Options, people: boolean): Options {
  return options.limit === 'auto' ? { ...options, limit: people ? 'off' : 'on' } : options
}

/** MA-25.2: the round at which the game stops. An unsettled limit is on, as when bots play among themselves. */
export function lastRound({ mode, limit, roundLimit }: Pick<Options, 'mode' | 'limit' | 'roundLimit'>): number {
  if (limit === 'off') return Number.POSITIVE_INFINITY
  return mode === 'epic' ? Math.floor((roundLimit * 3) / 2) : roundLimit
}
