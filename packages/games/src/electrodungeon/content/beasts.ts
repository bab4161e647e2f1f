/** ED-7.9: what a beast can do. */
export const ATTACKS = ['bite', 'shockwave', 'roar', 'pounce'] as const
export type Attack = (typeof ATTACKS)[number]

export interface AttackCard {
  readonly name: string
  readonly damage: number
  /** One Explorer of the MoF's choice, or all in combat. */
  readonly all: boolean
  readonly dodge: boolean
  /** MoF turns that it misses after its use (ED-7.11). */
  readonly recharge: number
  /** With {damage}, and {health} for the health that a beast pounces from. */
  readonly says: string
}

export const BEAST_ATTACKS: { readonly [A in Attack]: AttackCard } = {
  bite: {
    name: 'Static Bite',
    damage: 1,
    all: false,
    dodge: true,
    recharge: 0,
    says: 'One Explorer loses {damage} Live, or dodges.',
  },
  shockwave: {
    name: 'Shockwave',
    damage: 1,
    all: true,
    dodge: true,
    recharge: 2,
    says: 'Everybody in combat loses {damage} Live, or dodges.',
  },
  roar: {
    name: 'Fierce Roar',
    damage: 0,
    all: false,
    dodge: true,
    recharge: 1,
    says: 'The Fight of one Explorer is 1 lower on its next turn, unless it dodges.',
  },
  pounce: {
    name: 'Thunder Pounce',
    damage: 2,
    all: false,
    dodge: false,
    recharge: 0,
    says: 'One Explorer loses {damage} Live and cannot dodge. Once a combat, with {health} health or less.',
  },
}

/** The numbers of the rules that stand on no card. */
export const NUMBERS = {
  /** ED-7.13: a beast pounces with so much health or less. */
  pounce: 2,
  /** ED-7.7: what a won Fight roll takes from a beast. */
  hit: 2,
  /** ED-4.14 */
  live: 9,
} as const
export type Numbers = { readonly [Name in keyof typeof NUMBERS]: number }

export const PARTIES = ['one', 'two', 'three', 'four', 'five'] as const
/** How many Explorers there are, as a word. */
export type Party = (typeof PARTIES)[number]

/** ED-7.5: what a beast's health is, where the table has not agreed on another. */
export const USUAL_HEALTH: { readonly [P in Party]: number } = { one: 4, two: 4, three: 6, four: 6, five: 6 }
/** ED-2.5: the usual last round. */
export const USUAL_ROUNDS: { readonly [P in Party]: number } = { one: 80, two: 42, three: 40, four: 32, five: 26 }

/** What an attack does. */
export function sayAttack({ says, damage }: AttackCard, { pounce }: Numbers): string {
  return says.replace('{damage}', String(damage)).replace('{health}', String(pounce))
}
