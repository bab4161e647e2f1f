import type { ItemId } from '../../content/items.ts'
import type { PotionId } from '../../content/potions.ts'
import { hasArtifact, inForce, isItem } from '../../state/cards.ts'
import { contentOf, type Housed } from '../../state/content.ts'
import type { View } from '../../state/view.ts'

/** The price on the card, before reductions (PL-19.12). */
export function printedPrice(w: Housed, card: ItemId | PotionId): number {
  const { items, potions } = contentOf(w)
  return isItem(card) ? items[card].price : potions[card].price
}

/** PL-14.1: the price after reductions. PL-1.10: it is never below 1. */
export function priceFor(w: View, seat: number, card: ItemId | PotionId): number {
  const less = (hasArtifact(w, seat, 'AR03') ? 1 : 0) + (inForce(w, 'EV04') ? 1 : 0)
  return Math.max(1, printedPrice(w, card) - less)
}
