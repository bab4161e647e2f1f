import type { Housed } from '../../state/content.ts'
import { activeOf, type State } from '../../state/state.ts'
import type { PlayerView, View } from '../../state/view.ts'
import { printedPrice } from '../14-shop-items-potions-abilities/prices.ts'

/** PL-19.11: net worth is what all cards cost, plus the Coins. */
export function netWorth(
  w: Housed,
  { items, potions, coins }: Pick<PlayerView, 'items' | 'potions' | 'coins'>,
): number {
  const cards = [...items.map(({ card }) => card), ...potions]
  return cards.reduce((sum, card) => sum + printedPrice(w, card), coins)
}

/**
 * PL-19.8 to PL-19.12 (PL-19.9, PL-19.10, PL-19.11): the score counts Events left, Enemies Defeated, surplus Wounds,
 * Gems left and net worth.
 */
export function soloScore(w: View, surplus: number): number[] {
  const player = activeOf(w as State)
  return [3 * w.eventDeck.length, 2 * player.defeated, 2 * surplus, player.gems, Math.floor(netWorth(w, player) / 3)]
}
