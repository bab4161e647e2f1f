import type { House, OptionTable } from '@undercroft/kernel'
import { HOUSE } from '../content/house.ts'

const DUG_IN = ['off', '1', '2', '3', '4', '5'] as const
type DugIn = (typeof DUG_IN)[number]

export const DIFFICULTIES = ['gentle', 'fair', 'harsh'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Where a bot Game Master takes its setups from (WM-14.3). */
const BOT_SETUPS = ['either', 'ready-made', 'generated'] as const
type BotSetups = (typeof BOT_SETUPS)[number]

export interface Options {
  turnLimit: number
  dugIn: DugIn
  accessPushes: number
  searchNodes: number
  difficulty: Difficulty
  botSetups: BotSetups
  keepKey: boolean
  house?: House
}

export const OPTIONS: OptionTable<Options> = {
  turnLimit: {
    kind: 'whole',
    label: 'Hero turns for each setup',
    from: 10,
    to: 100,
    otherwise: 30,
    rule: 'WM-12.11',
    says: 'The Hero must finish each yard within this many turns.',
  },
  dugIn: {
    kind: 'one',
    label: 'Turns after which an enemy that stays can be attacked from 1 higher or lower',
    of: DUG_IN,
    otherwise: 'off',
    rule: 'WM-7.7',
    says: 'An enemy that stays where it is for so long gets easier to reach.',
  },
  accessPushes: {
    kind: 'whole',
    label: 'Most pushes that a tile may take to reach',
    from: 0,
    to: 8,
    otherwise: 6,
    rule: 'WM-4.5',
    says: 'How many pushes the way to anything in a yard may take.',
  },
  searchNodes: {
    kind: 'whole',
    label: 'Positions looked at before a setup is called impossible',
    from: 1_000,
    to: 200_000,
    otherwise: 20_000,
    rule: 'WM-12.10',
    says: 'How hard the computer tries before it says that a yard cannot be finished any more.',
  },
  difficulty: {
    kind: 'one',
    label: 'How hard generated setups are',
    of: DIFFICULTIES,
    otherwise: 'fair',
    rule: 'WM-14.2',
    says: 'Harder yards have more enemies, and need more pushing.',
  },
  botSetups: {
    kind: 'one',
    label: 'Setups that a bot Game Master uses',
    of: BOT_SETUPS,
    otherwise: 'either',
    rule: 'WM-14.3',
    says: 'Whether a bot Game Master takes yards made by hand, makes new ones, or both.',
  },
  keepKey: {
    kind: 'flag',
    label: 'The Hero keeps the key that opened a lock',
    otherwise: true,
    rule: 'WM-12.3',
    says: 'Switch it off, and each key opens one lock only.',
  },
  house: {
    kind: 'house',
    label: 'House rules',
    otherwise: undefined,
    says: 'Other numbers than those that are printed.',
    tunables: HOUSE.tunables,
  },
}

/** WM-7.7: the GM turns after which an enemy is dug in; 0 if the variant is off. */
export function dugInAfter({ dugIn }: Pick<Options, 'dugIn'>): number {
  return dugIn === 'off' ? 0 : Number(dugIn)
}
