import type { ItemId } from '../content/items.ts'
import type { PotionId } from '../content/potions.ts'
import { isSolo } from '../state/options.ts'
import type { PlayerView, View } from '../state/view.ts'

/** What a card of the Shop is worth to a Hero that is still climbing, and to one that fights the Boss. */
const WORTH: { readonly [Card in ItemId | PotionId]: readonly [climbing: number, fighting: number] } = {
  IT01: [16, 8],
  IT02: [10, 22],
  IT03: [4, 4],
  IT04: [6, 6],
  IT05: [6, 5],
  IT06: [16, 2],
  IT07: [3, 3],
  IT08: [4, 2],
  IT09: [8, 18],
  IT10: [1, 4],
  IT11: [4, 8],
  IT12: [6, 14],
  IT13: [6, 6],
  IT14: [8, 12],
  IT15: [14, 34],
  PO1: [1, 1],
  PO2: [7, 14],
  PO3: [7, 2],
  PO4: [4, 4],
  PO5: [9, 15],
  PO6: [24, 26],
}

export function cardWorth(w: View, seat: number, card: ItemId | PotionId): number {
  const player = w.players[seat] as PlayerView
  const [climbing, fighting] = WORTH[card]
  const worth = player.entered ? fighting : climbing
  const cape = card === 'IT07' && isSolo(w.options) && !player.entered ? 15 : 0
  const hurt = card === 'PO1' && player.hearts <= 2 ? (isSolo(w.options) ? 14 : 5) : 0
  return worth + hurt + cape
}
