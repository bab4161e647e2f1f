import type { Dice } from '@undercroft/kernel'
import { deal, unseen } from '@undercroft/kernel/kit'
import { copyOpen } from './clone.ts'
import { fullDeck } from './decks.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** Draws hands and fixed tiles from all cards and tiles that the seat has not seen. */
export function imagine(seen: View, _: number, dice: Dice): State {
  const open = copyOpen(seen)
  for (const [i, stack] of open.stacks.entries()) {
    stack.next.push(...deal(stack.rest, (seen.ahead[i] ?? 0) - stack.next.length, dice))
  }
  const shown = [...seen.discard, ...seen.stack.map(({ card }) => card), ...seen.hands.flat()]
  const left = unseen(fullDeck(seen), [...shown, ...seen.seen.map(({ card }) => card)])
  const hands = seen.hands.map((hand, player) => {
    const known = hand.length > 0 ? hand.slice() : seen.seen.filter(({ of }) => of === player).map(({ card }) => card)
    return [...known, ...deal(left, (seen.handSizes[player] ?? 0) - known.length, dice)]
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
