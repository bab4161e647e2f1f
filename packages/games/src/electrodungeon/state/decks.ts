import type { Seat } from '@undercroft/kernel'
import { CARDS, type CardId, type Deck, EXPLORER_CARDS } from '../content/cards.ts'
import { explorerAt, explorerOf, MOF, type State } from './state.ts'

/** The indexes of a deck's cards: from, and up to but not including. */
export function rangeOf(deck: Deck): readonly [number, number] {
  return deck === 'explorer' ? [0, EXPLORER_CARDS] : [EXPLORER_CARDS, CARDS.length]
}

export function handOf(s: State, seat: Seat): CardId[] {
  return seat === MOF ? s.mofHand : explorerAt(s, explorerOf(seat)).hand
}

export function cardsIn(counts: readonly number[], deck: Deck): number {
  const [from, to] = rangeOf(deck)
  let sum = 0
  for (let card = from; card < to; card++) sum += counts[card] ?? 0
  return sum
}
