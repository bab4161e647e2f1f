import type { OptionTable } from '@undercroft/kernel'

/** MA-1.1 */
export const MODES = ['standard', 'epic', 'alliance'] as const
export type Mode = (typeof MODES)[number]

/** MA-24.15: how many other small tiles lie above the Stairs, on Level 1 and on Level 2. */
export const DIFFICULTIES = {
  easy: [6, 4],
  standard: [10, 6],
  hard: [13, 8],
  brutal: [16, 12],
} as const
type Difficulty = keyof typeof DIFFICULTIES

const FIRST_PLAYERS = ['random', 'host'] as const

export interface Options {
  mode: Mode
  players: number
  solo: boolean
  first: (typeof FIRST_PLAYERS)[number]
  noSealing: boolean
  roundLimit: number
  difficulty: Difficulty
  odda: boolean
}

/** MA-25.6 */
export const OPTIONS: OptionTable<Options> = {
  mode: { kind: 'one', of: MODES, otherwise: 'standard', label: 'Mode', rule: 'MA-1.1' },
  players: { kind: 'whole', from: 1, to: 5, otherwise: 3, label: 'Heroes (Alliance may have 1)', rule: 'MA-1.2' },
  solo: { kind: 'flag', otherwise: false, label: 'Alliance: one seat runs all Heroes', rule: 'MA-24.17' },
  first: { kind: 'one', of: FIRST_PLAYERS, otherwise: 'random', label: 'First Player', rule: 'MA-2.12' },
  noSealing: { kind: 'flag', otherwise: true, label: 'Tiles may not seal a level', rule: 'MA-8.11' },
  roundLimit: {
    kind: 'whole',
    from: 10,
    to: 60,
    otherwise: 40,
    label: 'Round limit (Epic: half more)',
    rule: 'MA-25.2',
  },
  difficulty: {
    kind: 'one',
    of: Object.keys(DIFFICULTIES),
    otherwise: 'standard',
    label: 'Alliance: difficulty',
    rule: 'MA-24.15',
  },
  odda: { kind: 'flag', otherwise: true, label: 'Odda may be chosen', rule: 'MA-25.6' },
}

/** MA-1.2: Standard and Epic take two players at least. */
export function heroCount({ mode, players }: Pick<Options, 'mode' | 'players'>): number {
  return mode === 'alliance' ? players : Math.max(2, players)
}

/** MA-24.17: one seat may run all Heroes of an Alliance. */
export function seatCount(options: Pick<Options, 'mode' | 'players' | 'solo'>): number {
  return options.mode === 'alliance' && options.solo ? 1 : heroCount(options)
}

/** MA-25.2 */
export function lastRound({ mode, roundLimit }: Pick<Options, 'mode' | 'roundLimit'>): number {
  return mode === 'epic' ? Math.floor((roundLimit * 3) / 2) : roundLimit
}
