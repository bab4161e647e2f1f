import { derived, type Tuned, tunableContent } from '@undercroft/kernel'
import { deckOf } from '@undercroft/kernel/kit'
import { ALLIANCE, ALLIANCE_IDS, type AllianceId } from './alliance.ts'
import { BOSS_SIDES, type Boss, type Side } from './bosses.ts'
import { ARROWS, BOX } from './box.ts'
import { EVIL, EVIL_IDS, type EvilCard, type EvilId } from './evil.ts'
import { FACE_NAMES, FACES } from './faces.ts'
import { ABILITY_CARDS, type Ability, type AbilityCard, type AbilityId, abilitiesFrom } from './heroes.ts'
import { MONSTER_STATS, type Monster, type Stats } from './monsters.ts'
import { TILE_IDS, type TileFacts, tileFacts } from './tiles.ts'
import { TREASURE, TREASURE_IDS, type TreasureId } from './treasure.ts'
import type { TreasureCard } from './treasure-card.ts'

/** The tables whose values a house may change. */
export type Content = {
  readonly monsters: { readonly [M in Monster]: Stats }
  readonly bosses: { readonly [B in Boss]: { readonly blue: Stats; readonly red?: Stats } }
  readonly abilities: { readonly [A in AbilityId]: AbilityCard }
  readonly treasure: { readonly [T in TreasureId]: TreasureCard }
  readonly alliance: { readonly [A in AllianceId]: TreasureCard }
  readonly evil: { readonly [E in EvilId]: EvilCard }
  readonly arrows: readonly number[]
  readonly gold: { readonly [tile: string]: number }
  readonly box: { readonly [Name in keyof typeof BOX]: number }
}

const STATS = {
  payback: { says: 'Payback', max: 9 },
  defense: { says: 'Defense', min: 1, max: 12 },
  xp: { says: 'XP', max: 9 },
} as const

/** MA-14.5: nobody has more gold than that. */
const COST = { says: 'cost', unit: 'gold', max: 6 } as const

/** Where the gold of a room that is no Treasure Room comes from. */
const GOLD_RULES: { readonly [K in TileFacts['kind']]?: string } = { gold: 'MA-10.15', medium: 'MA-11.6' }

/** The rooms that are placed with gold. */
const GOLD: { readonly [tile: string]: number } = Object.fromEntries(
  TILE_IDS.map(id => [id, tileFacts(id).gold] as const).filter(([, gold]) => gold > 0),
)

const TABLES: Content = {
  monsters: MONSTER_STATS,
  bosses: BOSS_SIDES,
  abilities: ABILITY_CARDS,
  treasure: TREASURE,
  alliance: ALLIANCE,
  evil: EVIL,
  arrows: ARROWS,
  gold: GOLD,
  box: BOX,
}

const TUNED: { readonly [Name in keyof Content]: Tuned } = {
  monsters: { from: 'MA-17.1', fields: STATS },
  bosses: {
    from: 'MA-18.1',
    fields: STATS,
    name: ([, boss, side], name) => (BOSS_SIDES[boss as Boss].red === undefined ? name : `${name}, ${side} side`),
  },
  abilities: {
    from: 'MA-15.5',
    fields: {
      'cost.gold': COST,
      // An ability that is refreshed could be used for ever if it cost nothing.
      'abilities.criticalSwing.cost.gold': { ...COST, min: 1 },
      'abilities.aegis.cost.gold': { ...COST, min: 1 },
      'cost.dock': { says: 'die to dock', of: [...FACES, 'any', 'none'], from: 'MA-15.4' },
      ...Object.fromEntries(
        FACES.map(face => [`gives.${face}`, { says: `makes ${FACE_NAMES[face]}`, max: 6, from: 'MA-15.7' }]),
      ),
    },
  },
  treasure: {
    from: 'MA-19.1',
    fields: { copies: { max: 8 }, xp: { says: 'XP at the end', max: 9, from: 'MA-20.4' } },
  },
  // MA-20.4 is of the Standard and the Epic game: in an Alliance no card is worth XP.
  alliance: { from: 'MA-24.13', fields: { copies: { max: 8 } }, except: ALLIANCE_IDS.map(id => `alliance.${id}.xp`) },
  // MA-24.7: a card is drawn in every turn, so that there is one at least.
  evil: { from: 'MA-24.7', fields: { copies: { max: 12 }, 'evil.E17.copies': { min: 1, max: 12 } } },
  arrows: {
    from: 'MA-1.5',
    fields: Object.fromEntries(
      ARROWS.map((_, i) => [`arrows.${i}`, { says: 'XP of level-up arrow', min: 1, max: 20 }]),
    ),
  },
  gold: {
    from: 'MA-10.2',
    fields: Object.fromEntries(
      Object.keys(GOLD).map(id => [
        `gold.${id}`,
        { says: `${tileFacts(id).name} ${id}: its gold`, max: 6, from: GOLD_RULES[tileFacts(id).kind] ?? 'MA-10.2' },
      ]),
    ),
  },
  box: {
    from: 'MA-2.11',
    fields: {
      goal: { says: 'XP that end the Standard game', min: 4, max: 40, from: 'MA-20.1' },
      life: { says: 'Life Points of a Hero', min: 2, max: 12, from: 'MA-1.4' },
      purse: { says: 'gold that a Hero may have', min: 1, max: 12, from: 'MA-14.5' },
      openingHand: { says: 'Treasure Cards in the opening hand', max: 4, from: 'MA-2.9' },
      stepMoves: { says: 'Move Points of a Step', min: 1, max: 4, from: 'MA-7.1' },
      dmMoves: { says: 'Move Points of the Dungeon Master', max: 6, from: 'MA-16.1' },
      turns: { says: 'Turns of an Alliance', min: 5, max: 40, from: 'MA-24.16' },
      cardPrice: { says: 'price of a Treasure Card', unit: 'gold', min: 1, max: 12, from: 'MA-14.6' },
    },
  },
}

export const HOUSE = tunableContent(TABLES, TUNED)

/** What a side shows; Schmetterling shows his one side always. */
export function sideStats({ bosses }: Pick<Content, 'bosses'>, boss: Boss, side: Side): Stats {
  const sides = bosses[boss]
  return side === 'red' ? (sides.red ?? sides.blue) : sides.blue
}

export const treasureDeck = derived(({ treasure }: Content): readonly TreasureId[] =>
  deckOf(TREASURE_IDS, card => treasure[card].copies),
)

export const allianceDeck = derived(({ alliance }: Content): readonly AllianceId[] =>
  deckOf(ALLIANCE_IDS, card => alliance[card].copies),
)

export const evilCards = derived(({ evil }: Content): readonly EvilId[] => deckOf(EVIL_IDS, card => evil[card].copies))

export const abilitiesIn = derived(({ abilities }: Content): { readonly [A in AbilityId]: Ability } =>
  abilitiesFrom(abilities),
)
