export const TIERS = ['I', 'II', 'III'] as const
export type Tier = (typeof TIERS)[number]

/** All kinds of Enemies: those with an Enemy card, the Summons, and the two Bosses (PL-15.1). */
export const CARD_KINDS = ['slime', 'bat', 'ent', 'imp', 'werewolf', 'golem'] as const
export const BOSS_KINDS = ['medusa', 'ikee'] as const
export const ENEMY_KINDS = [...CARD_KINDS, 'snake', ...BOSS_KINDS] as const
export type CardKind = (typeof CARD_KINDS)[number]
export type BossId = (typeof BOSS_KINDS)[number]
export type EnemyKind = (typeof ENEMY_KINDS)[number]

export interface EnemyCard {
  readonly id: string
  readonly name: string
  readonly tier: Tier | 'Summon' | 'Boss'
  readonly damage: number
  /** This is 0 for a Boss, whose Health depends on the number of Levels (PL-16.5). */
  readonly health: number
  readonly loot: { readonly coins: number; readonly gems: number }
  readonly ability: string
  readonly text: string
}

const NOTHING = { coins: 0, gems: 0 } as const

/** PL-12.17: an ability holds for every token of the kind. */
export const ENEMIES: { readonly [Kind in EnemyKind]: EnemyCard } = {
  slime: {
    id: 'EN1',
    name: 'Slime',
    tier: 'I',
    damage: 1,
    health: 1,
    loot: { coins: 1, gems: 0 },
    ability: 'Squelch',
    text: 'Does not Attack a Hero for the step that Pushes it.',
  },
  bat: {
    id: 'EN2',
    name: 'Bat',
    tier: 'I',
    damage: 1,
    health: 1,
    loot: { coins: 0, gems: 1 },
    ability: 'Flier',
    text: 'Never falls; the Enemy die moves it onto Spaces without a Platform too.',
  },
  ent: {
    id: 'EN3',
    name: 'Ent',
    tier: 'II',
    damage: 1,
    health: 2,
    loot: { coins: 1, gems: 1 },
    ability: 'Roots',
    text: 'Attacks a Hero that Moves onto a Space adjacent to it.',
  },
  imp: {
    id: 'EN4',
    name: 'Imp',
    tier: 'II',
    damage: 1,
    health: 2,
    loot: { coins: 3, gems: 0 },
    ability: 'Pickpocket',
    text: 'A Hero it Attacks also discards 1 Coin.',
  },
  werewolf: {
    id: 'EN5',
    name: 'Werewolf',
    tier: 'III',
    damage: 3,
    health: 3,
    loot: { coins: 1, gems: 2 },
    ability: 'Howl',
    text: 'A Hero it Attacks Resets its Special die.',
  },
  golem: {
    id: 'EN6',
    name: 'Golem',
    tier: 'III',
    damage: 2,
    health: 4,
    loot: { coins: 2, gems: 2 },
    ability: 'Rooted bulk',
    text: 'Cannot be Pushed.',
  },
  snake: {
    id: 'SU1',
    name: 'Snake',
    tier: 'Summon',
    damage: 1,
    health: 1,
    loot: { coins: 0, gems: 1 },
    ability: 'Bite',
    text: 'A Hero it Attacks gains Venom.',
  },
  medusa: {
    id: 'medusa',
    name: 'Medusa',
    tier: 'Boss',
    damage: 2,
    health: 0,
    loot: NOTHING,
    ability: 'Boss',
    text: 'Falls only to one Attack that deals all of her Health.',
  },
  ikee: {
    id: 'ikee',
    name: 'Grand Overlord Ikee',
    tier: 'Boss',
    damage: 3,
    health: 0,
    loot: NOTHING,
    ability: 'Boss',
    text: 'Falls only to one Attack that deals all of his Health.',
  },
}

/** PL-2.4: the Enemy cards of a tier. */
export function cardsOf(tier: Tier): readonly CardKind[] {
  return CARD_KINDS.filter(kind => ENEMIES[kind].tier === tier)
}
