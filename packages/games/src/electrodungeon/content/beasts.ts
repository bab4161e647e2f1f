/** ED-7.9: what a beast can do. */
export const ATTACKS = ['bite', 'shockwave', 'roar', 'pounce'] as const
export type Attack = (typeof ATTACKS)[number]

interface AttackCard {
  readonly name: string
  readonly damage: number
  /** One Explorer of the MoF's choice, or all in combat. */
  readonly all: boolean
  readonly dodge: boolean
  /** MoF turns that it misses after its use (ED-7.11). */
  readonly recharge: number
  readonly says: string
}

export const BEAST_ATTACKS: { readonly [A in Attack]: AttackCard } = {
  bite: {
    name: 'Static Bite',
    damage: 1,
    all: false,
    dodge: true,
    recharge: 0,
    says: 'One Explorer loses 1 Live, or dodges.',
  },
  shockwave: {
    name: 'Shockwave',
    damage: 1,
    all: true,
    dodge: true,
    recharge: 2,
    says: 'Everybody in combat loses 1 Live, or dodges.',
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
    says: 'One Explorer loses 2 Live and cannot dodge. Once a combat, with 2 health or less.',
  },
}

/** ED-7.13 */
export const POUNCE_HEALTH = 2
/** ED-7.7 */
export const HIT = 2
/** ED-7.5: what a beast's health is, where the table has not agreed on another, by the number of Explorers. */
export const USUAL_HEALTH: readonly number[] = [4, 4, 6, 6, 6]
/** ED-2.5: the usual last round, by the number of Explorers. */
export const USUAL_ROUNDS: readonly number[] = [80, 42, 40, 32, 26]
