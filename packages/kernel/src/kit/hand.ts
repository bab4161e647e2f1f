import type { Dice } from '../dice.ts'
import { type Audience, includes, type Viewer } from '../seats.ts'
import { type Deck, deal, takeOut } from './deck.ts'

/**
 * A hand is a list of cards that its owner alone knows. `slice()` clones it; `readCards` of the deck reads it from a written
 * position, and the list itself shows it there.
 */
export type Hand<Card> = Card[]

/** A hand as somebody sees it: how many cards, and for those who know them, which. */
export interface HandView<Card> {
  readonly count: number
  readonly cards?: readonly Card[]
}

/** A hand that this audience knows, its owner or all where it lies open, as the viewer sees it. */
export function viewHand<Card>(hand: readonly Card[], knownTo: Audience, viewer: Viewer): HandView<Card> {
  return includes(knownTo, viewer) ? { count: hand.length, cards: hand.slice() } : { count: hand.length }
}

/** Takes a card out of a hand that must hold it. */
export function playFrom<Card>(hand: Hand<Card>, card: Card): void {
  if (!takeOut(hand, card)) throw new Error(`${String(card)} is not in the hand`)
}

/** The different cards of a hand, in the order in which they came: one choice for each. */
export function choicesIn<Card>(hand: readonly Card[]): Card[] {
  return [...new Set(hand)]
}

/**
 * A hand that the viewer cannot tell from the true one: its cards where the viewer knows them; else those that are `known` to
 * be there, and the rest at random out of `unseen`, from which they are taken. What is left of `unseen` at the end is the deck.
 */
export function imagineHand<Card>(
  seen: HandView<Card>,
  unseen: Deck<Card>,
  dice: Dice,
  known: readonly Card[] = [],
): Hand<Card> {
  if (seen.cards !== undefined) return seen.cards.slice()
  return [...known, ...deal(unseen, seen.count - known.length, dice)]
}
