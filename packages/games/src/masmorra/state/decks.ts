import { deckOf } from '@undercroft/kernel/kit'
import { ALLIANCE, ALLIANCE_IDS, type AllianceId } from '../content/alliance.ts'
import { EVIL, EVIL_IDS, type EvilId } from '../content/evil.ts'
import { TREASURE, TREASURE_IDS, type TreasureId } from '../content/treasure.ts'
import type { TreasureCard } from '../content/treasure-card.ts'
import type { Mode } from './options.ts'
import type { CardId } from './state.ts'

const CARDS: Readonly<Record<TreasureId | AllianceId, TreasureCard>> = { ...TREASURE, ...ALLIANCE }

export function cardOf(card: CardId): TreasureCard {
  return CARDS[card]
}

const TREASURE_DECK: readonly CardId[] = deckOf(TREASURE_IDS, card => TREASURE[card].copies)
const ALLIANCE_DECK: readonly CardId[] = deckOf(ALLIANCE_IDS, card => ALLIANCE[card].copies)

/** MA-2.9, MA-24.5: every Treasure Card of the mode, sorted. */
export function fullDeck(mode: Mode): CardId[] {
  return (mode === 'alliance' ? ALLIANCE_DECK : TREASURE_DECK).slice()
}

/** The kinds of cards of the mode. */
export function cardsOf(mode: Mode): readonly CardId[] {
  return mode === 'alliance' ? ALLIANCE_IDS : TREASURE_IDS
}

export function fullEvilDeck(): EvilId[] {
  return deckOf(EVIL_IDS, card => EVIL[card].copies)
}
