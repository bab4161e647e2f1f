export const POTION_IDS = ['PO1', 'PO2', 'PO3', 'PO4', 'PO5', 'PO6'] as const
export type PotionId = (typeof POTION_IDS)[number]

export interface PotionCard {
  readonly name: string
  readonly count: number
  readonly price: number
  readonly text: string
}

export const POTIONS: { readonly [Id in PotionId]: PotionCard } = {
  PO1: { name: 'Health Potion', count: 3, price: 2, text: 'Recover up to 2 Hearts.' },
  PO2: {
    name: 'Strength Potion',
    count: 3,
    price: 2,
    text: 'Your next Attack this Turn deals 1 additional Wound.',
  },
  PO3: { name: 'Jump Potion', count: 3, price: 2, text: 'Move up to 2 Spaces, as one Move (no Portal).' },
  PO4: {
    name: 'Ghost Potion',
    count: 2,
    price: 2,
    text: 'Until the end of the Turn your Moves provoke no Attack and no arrival ability.',
  },
  PO5: {
    name: 'Wild Draught',
    count: 2,
    price: 3,
    text: 'The effect of one foot, sword or claw, which Gems may enhance.',
  },
  PO6: { name: 'Crystal Draught', count: 2, price: 3, text: 'Gain 2 Gems.' },
}
