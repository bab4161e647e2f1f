import type { Dice } from '@undercroft/kernel'
import { copyOpen } from './clone.ts'
import { fullDeck } from './decks.ts'
import type { CardId, State } from './state.ts'
import type { View } from './view.ts'

/** Draws hands and fixed tiles from all cards and tiles that the seat has not seen. */
export function imagine(seen: View, _: number, dice: Dice): State {
  const open = copyOpen(seen)
  for (const [i, stack] of open.stacks.entries()) {
    while (stack.next.length < (seen.ahead[i] ?? 0))
      stack.next.push(...stack.rest.splice(dice.below(stack.rest.length), 1))
  }
  const left = unknownCards(seen)
  const hands = seen.hands.map((hand, player) => {
    const known = hand.length > 0 ? hand.slice() : seen.seen.filter(({ of }) => of === player).map(({ card }) => card)
    while (known.length < (seen.handSizes[player] ?? 0)) known.push(...left.splice(dice.below(left.length), 1))
    return known
  })
  return {
    ...open,
    frames: [],
    outcome: undefined,
    hands,
    deck: left,
    drawn: seen.drawn.map((card, player) => (card === 'hidden' ? (hands[player]?.at(-1) ?? 'none') : card)),
    seen: seen.seen.map(sighting => ({ ...sighting })),
  }
}

/** Every Treasure Card that the viewer has not seen anywhere: in the deck, or in a hand that is not open to it. */
function unknownCards(seen: View): CardId[] {
  const left = fullDeck(seen.options.mode)
  const known = [...seen.discard, ...seen.stack.map(({ card }) => card), ...seen.hands.flat()]
  for (const card of [...known, ...seen.seen.map(({ card }) => card)]) left.splice(left.indexOf(card), 1)
  return left
}
