import type { House, OptionTable } from '@undercroft/kernel'
import { PARTIES, type Party } from '../content/beasts.ts'
import { HOUSE } from '../content/house.ts'

const ROUND_LIMITS = ['usual', '10', '15', '20', '25', '30', '35', '40', '50', '60', '80', '100', '150', '200'] as const
const BEAST_HEALTHS = ['usual', '2', '4', '6', '8', '10'] as const
/** ED-12.5 */
const PUZZLE_SECONDS = ['none', '30', '45', '60', '90', '120', '180', '300', '450', '600', '900'] as const
/**
 * How bots behave. One Explorer in four is selfish, none is, or all are; with `lying` one in four is, and the Master of
 * Fates says things that may be false (ED-2.8, ED-5.43).
 */
const BOT_TEMPERS = ['mixed', 'loyal', 'selfish', 'lying'] as const
/** ED-12.6: how well bots solve puzzles. */
const BOT_SKILLS = ['easy', 'normal', 'hard'] as const

export interface Options {
  explorers: number
  roundLimit: (typeof ROUND_LIMITS)[number]
  beastHealth: (typeof BEAST_HEALTHS)[number]
  customTasks: boolean
  puzzleSeconds: (typeof PUZZLE_SECONDS)[number]
  botTempers: (typeof BOT_TEMPERS)[number]
  botSkill: (typeof BOT_SKILLS)[number]
  house?: House
}

export const OPTIONS: OptionTable<Options> = {
  explorers: {
    kind: 'whole',
    label: 'Explorers',
    from: 1,
    to: 5,
    otherwise: 3,
    rule: 'ED-1.1',
    says: 'How many go into the maze together, against one Master of Fates.',
  },
  roundLimit: {
    kind: 'one',
    label: 'Rounds before the Master of Fates wins',
    of: ROUND_LIMITS,
    otherwise: 'usual',
    rule: 'ED-2.5',
    says: 'If nobody is out by then, the Master of Fates wins.',
  },
  beastHealth: {
    kind: 'one',
    label: 'Health of a beast',
    of: BEAST_HEALTHS,
    otherwise: 'usual',
    rule: 'ED-7.5',
    says: 'How many blows a beast takes.',
  },
  customTasks: {
    kind: 'flag',
    label: 'The Master of Fates may make up tasks',
    otherwise: true,
    rule: 'ED-14.1',
    says: 'A person who is the Master of Fates may invent puzzles of their own.',
  },
  puzzleSeconds: {
    kind: 'one',
    label: 'Seconds for a puzzle',
    of: PUZZLE_SECONDS,
    otherwise: 'none',
    rule: 'ED-12.5',
    says: 'How long one may think about a puzzle before it counts as failed.',
  },
  botTempers: {
    kind: 'one',
    label: 'Temper of bots',
    of: BOT_TEMPERS,
    otherwise: 'mixed',
    rule: 'ED-1.2',
    says: 'Whether bots that explore share what they find, keep it to themselves, or some of each (mixed). Lying: some of each, and a bot that is the Master of Fates talks too, and not always true.',
  },
  botSkill: {
    kind: 'one',
    label: 'Skill of bots at puzzles',
    of: BOT_SKILLS,
    otherwise: 'normal',
    rule: 'ED-12.6',
    says: 'How often bots solve what they are given.',
  },
  house: {
    kind: 'house',
    label: 'House rules',
    otherwise: undefined,
    says: 'Other numbers than those that are printed.',
    tunables: HOUSE.tunables,
  },
}

/** ED-2.5: the last allowed round. */
export function lastRound({
  explorers,
  roundLimit,
  house,
}: Pick<Options, 'explorers' | 'roundLimit' | 'house'>): number {
  return roundLimit === 'usual' ? HOUSE.of(house).rounds[partyOf(explorers)] : Number(roundLimit)
}

/** ED-7.5: what a beast begins a combat with. */
export function fullHealth({
  explorers,
  beastHealth,
  house,
}: Pick<Options, 'explorers' | 'beastHealth' | 'house'>): number {
  return beastHealth === 'usual' ? HOUSE.of(house).health[partyOf(explorers)] : Number(beastHealth)
}

function partyOf(explorers: number): Party {
  return PARTIES[explorers - 1] ?? 'five'
}

/** ED-12.5: how long people may think about a puzzle, if there is a limit. */
export function puzzleLimit({ puzzleSeconds }: Pick<Options, 'puzzleSeconds'>): number | undefined {
  return puzzleSeconds === 'none' ? undefined : Number(puzzleSeconds)
}

/** ED-12.6 */
export function skillOf({ botSkill }: Pick<Options, 'botSkill'>): number {
  return botSkill === 'easy' ? 0.5 : botSkill === 'normal' ? 0.75 : 0.95
}
