export const ITEM_IDS = [
  'IT01',
  'IT02',
  'IT03',
  'IT04',
  'IT05',
  'IT06',
  'IT07',
  'IT08',
  'IT09',
  'IT10',
  'IT11',
  'IT12',
  'IT13',
  'IT14',
  'IT15',
] as const
export type ItemId = (typeof ITEM_IDS)[number]

/** PL-14.5, PL-14.6: a passive card works by itself; the other kind is used by an Action, which exhausts it. */
export type CardUse = 'passive' | 'exhaust'

export interface ItemCard {
  readonly name: string
  readonly price: number
  readonly kind: CardUse
  readonly text: string
}

/** There is one card of each Item. */
export const ITEMS: { readonly [Id in ItemId]: ItemCard } = {
  IT01: { name: 'Boots of Haste', price: 3, kind: 'exhaust', text: 'Move 1 Space (no Portal).' },
  IT02: { name: 'Greedymer', price: 4, kind: 'exhaust', text: 'Your next Attack this Turn deals 1 additional Wound.' },
  IT03: { name: 'Hobnail Soles', price: 3, kind: 'passive', text: 'Traps deal you no Wounds.' },
  IT04: {
    name: 'Round Shield',
    price: 5,
    kind: 'passive',
    text: 'The first Attack against you in each Turn, also of others, deals 1 Wound less.',
  },
  IT05: { name: 'Lucky Purse', price: 3, kind: 'passive', text: 'Each coin Symbol you use gives 1 Coin more.' },
  IT06: {
    name: 'Grapnel',
    price: 4,
    kind: 'exhaust',
    text: 'Move 1 Space straight up, through a Platform too, onto an unoccupied Space.',
  },
  IT07: {
    name: 'Feather Cape',
    price: 4,
    kind: 'passive',
    text: 'When Gravity is applied in your own Turn you may stay as on a Ladder.',
  },
  IT08: { name: 'Magnet Glove', price: 3, kind: 'exhaust', text: 'Take the Coin or Gem from one adjacent Space.' },
  IT09: {
    name: 'Twin Daggers',
    price: 5,
    kind: 'passive',
    text: 'Your Attacks with 2 or more sword Symbols deal 1 additional Wound.',
  },
  IT10: { name: 'Beast Whistle', price: 3, kind: 'exhaust', text: 'Move 1 Enemy 1 Space as a claw does.' },
  IT11: {
    name: 'Travelling Anvil',
    price: 4,
    kind: 'exhaust',
    text: 'Your next Forge this Turn may use 2 dice with different Symbols.',
  },
  IT12: { name: 'Prism', price: 5, kind: 'exhaust', text: 'The next Symbol you enhance this Turn costs 1 Gem less.' },
  IT13: { name: 'Herb Pouch', price: 4, kind: 'exhaust', text: 'Recover 1 Heart.' },
  IT14: {
    name: 'Weighted Dice',
    price: 5,
    kind: 'exhaust',
    text: 'Re-roll any number of your unused Action dice, once.',
  },
  IT15: {
    name: 'Giant’s Maul',
    price: 6,
    kind: 'exhaust',
    text: 'Your next Attack this Turn deals 2 additional Wounds.',
  },
}
