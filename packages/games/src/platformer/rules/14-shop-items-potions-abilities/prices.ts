import { ITEMS, type ItemId } from '../../content/items.ts'
import { POTIONS, type PotionId } from '../../content/potions.ts'
import { hasArtifact, inForce, isItem } from '../../state/cards.ts'
import type { View } from '../../state/view.ts'

/** The price that is printed on the card (PL-19.12). */
export const printedPrice = (card: ItemId | PotionId): number =>
  isItem(card) ? ITEMS[card].price : POTIONS[card].price

/** PL-14.1: the price after reductions. PL-1.10: it is never below 1. */
export function priceFor(w: View, seat: number, card: ItemId | PotionId): number {
  const less = (hasArtifact(w, seat, 'AR03') ? 1 : 0) + (inForce(w, 'EV04') ? 1 : 0)
  return Math.max(1, printedPrice(card) - less)
}
