import { derived, type Tuned, tunableContent } from '@undercroft/kernel'
import { deckOf } from '@undercroft/kernel/kit'
import { ARTIFACT_IDS, ARTIFACTS, type ArtifactCard, type ArtifactId } from './artifacts.ts'
import { ATTACKS, type AttackCard, type AttackId, BOSSES } from './bosses.ts'
import { BOX, STARTS } from './box.ts'
import { MOST_DICE } from './dice.ts'
import { type BossId, ENEMIES, type EnemyCard, type EnemyKind } from './enemies.ts'
import { EVENT_IDS, EVENTS, type EventCard, type EventId } from './events.ts'
import { HEROES, type HeroCard, type HeroId } from './heroes.ts'
import { ITEM_IDS, ITEMS, type ItemCard, type ItemId } from './items.ts'
import { POTION_IDS, POTIONS, type PotionCard, type PotionId } from './potions.ts'

/** A card with how many there are of it. */
type Copied<Card> = Card & { readonly copies: number }

/** The tables whose values a house may change. */
export type Content = {
  readonly heroes: { readonly [Id in HeroId]: HeroCard }
  readonly enemies: { readonly [Kind in EnemyKind]: EnemyCard }
  readonly items: { readonly [Id in ItemId]: Copied<ItemCard> }
  readonly potions: { readonly [Id in PotionId]: PotionCard }
  readonly artifacts: { readonly [Id in ArtifactId]: Copied<ArtifactCard> }
  readonly attacks: { readonly [Id in AttackId]: Copied<AttackCard> }
  readonly events: { readonly [Id in EventId]: Copied<EventCard> }
  readonly starts: typeof STARTS
  readonly box: { readonly [Name in keyof typeof BOX]: number }
}

const TABLES: Content = {
  heroes: HEROES,
  enemies: ENEMIES,
  items: single(ITEMS),
  potions: POTIONS,
  artifacts: single(ARTIFACTS),
  attacks: single(ATTACKS),
  events: single(EVENTS),
  starts: STARTS,
  box: BOX,
}

/** PL-1.2: there is one of each of these cards. */
function single<Id extends string, Card>(cards: { readonly [I in Id]: Card }): { readonly [I in Id]: Copied<Card> } {
  const all = Object.entries<Card>(cards).map(([id, card]) => [id, { ...card, copies: 1 }])
  return Object.fromEntries(all) as { [I in Id]: Copied<Card> }
}

const STARTERS = Object.keys(STARTS).flatMap(place => [
  [`${place}.coins`, { says: `Coins of the ${place} player at the start`, max: 6 }],
  [`${place}.gems`, { says: `Gems of the ${place} player at the start`, max: 6 }],
])

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
  items: { from: 'PL-14.1', fields: { price: PRICE, copies: { from: 'PL-1.2' } } },
  potions: { from: 'PL-14.1', fields: { price: PRICE, count: { says: 'copies', max: 4, from: 'PL-1.2' } } },
  // PL-18.1: there is never a second one to be taken.
  artifacts: { from: 'PL-18.1', fields: { copies: { max: 1 } } },
  // PL-16.13: Medusa draws until a card shows the face of the die.
  attacks: { from: 'PL-2.8', fields: { copies: { min: 1 } } },
  events: { from: 'PL-19.2', fields: { copies: {} } },
  starts: { from: 'PL-2.16', fields: Object.fromEntries(STARTERS) },
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

export const itemDeck = derived(({ items }: Content): readonly ItemId[] => deckOf(ITEM_IDS, id => items[id].copies))

export const artifactDeck = derived(({ artifacts }: Content): readonly ArtifactId[] =>
  deckOf(ARTIFACT_IDS, id => artifacts[id].copies),
)

/** PL-19.5: a solo game has as many Turns as there are Events. */
export const eventDeck = derived(({ events }: Content): readonly EventId[] =>
  deckOf(EVENT_IDS, id => events[id].copies),
)

const attackDecks = derived(({ attacks }: Content): { readonly [Boss in BossId]: readonly AttackId[] } => ({
  medusa: deckOf(BOSSES.medusa.cards, id => attacks[id].copies),
  ikee: deckOf(BOSSES.ikee.cards, id => attacks[id].copies),
}))

export const attackDeck = (content: Content, boss: BossId): readonly AttackId[] => attackDecks(content)[boss]
