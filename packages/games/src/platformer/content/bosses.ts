import type { EnemyFace, Face } from './dice.ts'
import type { BossId } from './enemies.ts'

export const TOKENS = ['mirror', 'stone', 'venom', 'shard', 'shackle'] as const
export type BossToken = (typeof TOKENS)[number]

export interface TokenCard {
  readonly name: string
  readonly boss: BossId
  readonly text: string
}

export const BOSS_TOKENS: { readonly [T in BossToken]: TokenCard } = {
  mirror: {
    name: 'Mirror',
    boss: 'medusa',
    text: 'The next Attack card of Medusa, Brood Call apart, whose Range holds you ignores you; discard this.',
  },
  stone: { name: 'Stone', boss: 'medusa', text: 'In your next step 3 roll 4 Action dice, then discard this.' },
  venom: { name: 'Venom', boss: 'medusa', text: 'In your next step 8 suffer 1 Wound, then discard this.' },
  shard: {
    name: 'Crown Shard',
    boss: 'ikee',
    text: 'When you Attack Ikee you may discard this: 1 additional Wound.',
  },
  shackle: {
    name: 'Shackle',
    boss: 'ikee',
    text: 'You cannot use or set your Special die; discard this in your next step 8.',
  },
}

/** PL-16.7: whom an Attack card hits. */
export const RANGES = {
  row: 'in its Row',
  adjacent: 'next to it',
  around: 'around it',
  tile: 'on its tile',
  any: 'the Active Hero',
} as const
type Range = keyof typeof RANGES

export const ATTACK_IDS = ['ME1', 'ME2', 'ME3', 'ME4', 'ME5', 'IK1', 'IK2', 'IK3', 'IK4', 'IK5', 'IK6'] as const
export type AttackId = (typeof ATTACK_IDS)[number]

export interface AttackCard {
  readonly name: string
  readonly boss: BossId
  /** What makes the Boss resolve this card: a face of the Enemy die for Medusa, of the player's own dice for Ikee. */
  readonly indicator: EnemyFace | Face
  readonly range: Range
  /** PL-16.6: the effects are resolved in this order. */
  readonly effects: readonly string[]
}

export const ATTACKS: { readonly [Id in AttackId]: AttackCard } = {
  ME1: { name: 'Petrifying Gaze', boss: 'medusa', indicator: 'attack', range: 'row', effects: ['Gain Stone.'] },
  ME2: {
    name: 'Brood Call',
    boss: 'medusa',
    indicator: 'left',
    range: 'any',
    effects: ['Summon 2 Snakes, one by one.', 'All Snakes Attack Heroes on adjacent Spaces.'],
  },
  ME3: { name: 'Tail Lash', boss: 'medusa', indicator: 'left', range: 'around', effects: ['Suffer 2 Wounds.'] },
  ME4: { name: 'Venom Spit', boss: 'medusa', indicator: 'right', range: 'any', effects: ['Gain Venom.'] },
  ME5: {
    name: 'Shattering Scream',
    boss: 'medusa',
    indicator: 'right',
    range: 'tile',
    effects: ['Suffer 1 Wound.', 'Discard 1 Gem if you have one.'],
  },
  IK1: {
    name: 'Earthshaker',
    boss: 'ikee',
    indicator: 'foot',
    range: 'row',
    effects: ['Suffer 1 Wound.', 'Apply Gravity to the Boss Level; Ladders hold no Hero this time.'],
  },
  IK2: {
    name: 'Royal Charge',
    boss: 'ikee',
    indicator: 'foot',
    range: 'adjacent',
    effects: [
      'Place Ikee on the first unoccupied Space left, right, above or below the Active Hero.',
      'Suffer 2 Wounds.',
    ],
  },
  IK3: { name: 'Overlord’s Blade', boss: 'ikee', indicator: 'sword', range: 'around', effects: ['Suffer 2 Wounds.'] },
  IK4: {
    name: 'Tribute',
    boss: 'ikee',
    indicator: 'coin',
    range: 'any',
    effects: ['Discard 2 Coins; with fewer, discard all of them and suffer 1 Wound.'],
  },
  IK5: { name: 'Iron Chains', boss: 'ikee', indicator: 'claw', range: 'tile', effects: ['Gain Shackle.'] },
  IK6: {
    name: 'Falling Star',
    boss: 'ikee',
    indicator: 'star',
    range: 'any',
    effects: ['Suffer 1 Wound.', 'Reset your Special die.'],
  },
}

export interface BossSheet {
  readonly name: string
  /** What lies on Special Icon Spaces (PL-15.4). */
  readonly icon: BossToken
  readonly iconName: string
  readonly turn: string
  readonly special: string
  readonly setup: string
  readonly cards: readonly AttackId[]
}

export const BOSSES: { readonly [Id in BossId]: BossSheet } = {
  medusa: {
    name: 'Medusa',
    icon: 'mirror',
    iconName: 'Mirror pedestal',
    turn: 'Roll the Enemy die, then draw Attack cards until one shows the result; resolve that one.',
    special: 'She summons Snakes.',
    setup: 'Medusa on a random Boss Spawn Space; a Mirror on each Special Icon Space; summon 1 Snake.',
    cards: ['ME1', 'ME2', 'ME3', 'ME4', 'ME5'],
  },
  ikee: {
    name: 'Grand Overlord Ikee',
    icon: 'shard',
    iconName: 'Broken throne',
    turn: 'Draw 2 Attack cards; resolve the one whose Symbol showed more often on your dice as first rolled, or both if equal.',
    special: 'He summons nobody.',
    setup: 'Ikee on a random Boss Spawn Space; a Crown Shard on each Special Icon Space.',
    cards: ['IK1', 'IK2', 'IK3', 'IK4', 'IK5', 'IK6'],
  },
}
