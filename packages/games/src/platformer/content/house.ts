import { derived, type Tuned, tunableContent } from '@undercroft/kernel'
import { deckOf } from '@undercroft/kernel/kit'
import { BOX } from './box.ts'
import { MOST_DICE } from './dice.ts'
import { ENEMIES, type EnemyCard, type EnemyKind } from './enemies.ts'
import { HEROES, type HeroCard, type HeroId } from './heroes.ts'
import { ITEMS, type ItemCard, type ItemId } from './items.ts'
import { POTION_IDS, POTIONS, type PotionCard, type PotionId } from './potions.ts'

/** The tables whose values a house may change. */
export type Content = {
  readonly heroes: { readonly [Id in HeroId]: HeroCard }
  readonly enemies: { readonly [Kind in EnemyKind]: EnemyCard }
  readonly items: { readonly [Id in ItemId]: ItemCard }
  readonly potions: { readonly [Id in PotionId]: PotionCard }
  readonly box: { readonly [Name in keyof typeof BOX]: number }
}

const TABLES: Content = { heroes: HEROES, enemies: ENEMIES, items: ITEMS, potions: POTIONS, box: BOX }

const PRICE = { min: 1, max: 12, unit: 'Coins' } as const

const TUNED: { readonly [Name in keyof Content]: Tuned } = {
  heroes: {
    from: 'PL-22.4',
    fields: {
      health: { min: 1, max: 12, unit: 'Hearts' },
      star: { of: ['foot', 'sword', 'coin', 'claw'], from: 'PL-7.8' },
    },
  },
  enemies: {
    from: 'PL-2.4',
    fields: {
      damage: { max: 8, unit: 'Wounds' },
      health: { min: 1, max: 12 },
      'loot.coins': { says: 'loot', max: 8, unit: 'Coins' },
      'loot.gems': { says: 'loot', max: 8, unit: 'Gems' },
    },
    // PL-16.5: a Boss has Health by the Levels. PL-17.2: the game ends when it falls, so that it has no Loot.
    except: ['medusa', 'ikee'].flatMap(boss =>
      ['health', 'loot.coins', 'loot.gems'].map(field => `enemies.${boss}.${field}`),
    ),
  },
  items: { from: 'PL-14.1', fields: { price: PRICE } },
  potions: { from: 'PL-14.1', fields: { price: PRICE, count: { says: 'copies', max: 4, from: 'PL-1.2' } } },
  box: {
    from: 'PL-1.2',
    fields: {
      coins: { says: 'Coins in the box', max: 99 },
      gems: { says: 'Gems in the box', max: 60 },
      enemyTokens: { says: 'Tokens of each Enemy', min: 1, max: 8 },
      actionDice: { says: 'Action dice', min: 3, max: MOST_DICE, from: 'PL-2.11' },
      shop: { says: 'Items, and Potions, on display', min: 1, max: 6, from: 'PL-2.10' },
      bossHealth: { says: 'Boss Health for each Level', min: 1, max: 6, from: 'PL-16.5' },
      bossTokens: { says: 'Tokens of each kind that a Boss gives', min: 1, max: 8 },
    },
  },
}

export const HOUSE = tunableContent(TABLES, TUNED)

/** The whole Potion deck. */
export const potionDeck = derived(({ potions }: Content): readonly PotionId[] =>
  deckOf(POTION_IDS, id => potions[id].count),
)
