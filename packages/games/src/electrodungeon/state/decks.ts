import type { Seat } from '@undercroft/kernel'
import { CARDS, type CardId, type Deck, EXPLORER_CARDS } from '../content/cards.ts'
import { explorerAt, explorerOf, MOF, type State } from './state.ts'

/**
 * Both decks are kept as one list of counts by card, not as the kit's lists of cards: a clone copies 35 numbers however
 * many cards are left, and a record's draws keep their meaning after the discards are shuffled in.
 */

/** The indexes of a deck's cards: from, and up to but not including. */
export function rangeOf(deck: Deck): readonly [number, number] {
  return deck === 'explorer' ? [0, EXPLORER_CARDS] : [EXPLORER_CARDS, CARDS.length]
}

export function handOf(s: State, seat: Seat): CardId[] {
  return seat === MOF ? s.mofHand : explorerAt(s, explorerOf(seat)).hand
}

export function cardsIn(counts: readonly number[], deck: Deck): number {
  const [from, end] = rangeOf(deck)
  let sum = 0
  for (let card = from; card < end; card++) sum += counts[card] ?? 0
  return sum
}
