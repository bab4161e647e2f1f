import { ALLIANCE, ALLIANCE_IDS, type AllianceId } from '../content/alliance.ts'
import type { EvilId } from '../content/evil.ts'
import { allianceDeck, evilCards, treasureDeck } from '../content/house.ts'
import { TREASURE, TREASURE_IDS, type TreasureId } from '../content/treasure.ts'
import type { TreasureCard } from '../content/treasure-card.ts'
import { contentOf, type Housed } from './content.ts'
import type { Mode, Options } from './options.ts'
import type { CardId } from './state.ts'

const CARDS: Readonly<Record<TreasureId | AllianceId, TreasureCard>> = { ...TREASURE, ...ALLIANCE }

/** A card as it is printed. */
export function cardOf(card: CardId): TreasureCard {
  return CARDS[card]
}

/** A card as it is at this table. */
export function cardAt(s: Housed, card: CardId): TreasureCard {
  const { treasure, alliance } = contentOf(s)
  return isTreasure(card) ? treasure[card] : alliance[card]
}

const isTreasure = (card: CardId): card is TreasureId => Object.hasOwn(TREASURE, card)

/** MA-2.9, MA-24.5: every Treasure Card of the mode, sorted. */
export function fullDeck(s: { readonly options: Pick<Options, 'mode' | 'house'> }): CardId[] {
  const content = contentOf(s)
  return (s.options.mode === 'alliance' ? allianceDeck(content) : treasureDeck(content)).slice()
}

/** The kinds of cards of the mode. */
export function cardsOf(mode: Mode): readonly CardId[] {
  return mode === 'alliance' ? ALLIANCE_IDS : TREASURE_IDS
}

export function fullEvilDeck(s: Housed): EvilId[] {
  return evilCards(contentOf(s)).slice()
}
