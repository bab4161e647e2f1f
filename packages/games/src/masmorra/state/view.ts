import type { Dice, Viewer } from '@undercroft/kernel'
import { copyOpen } from './clone.ts'
import { fullDeck } from './decks.ts'
import { runs } from './heroes.ts'
import type { CardId, Open, Sighting, Stack, State } from './state.ts'

/** What a viewer sees: all that is open, and of the rest what is the viewer's own (MA-27). */
export interface View extends Open {
  /** Tiles turned down in an order that somebody fixed, on each level; which they are stands in `stacks` for that player alone. */
  readonly ahead: readonly number[]
  /** Each player's Treasure Cards; empty where the viewer may only count them. */
  readonly hands: readonly (readonly CardId[])[]
  readonly handSizes: readonly number[]
  readonly deckSize: number
  readonly drawn: readonly (CardId | 'none' | 'hidden')[]
  /** Cards that the viewer saw go into another's hand. */
  readonly seen: readonly Sighting[]
}

/** Whether this viewer may look into the player's hand: its own, and in Alliance every one (MA-24.14). */
function looksInto(s: Open, viewer: Viewer, player: number): boolean {
  return s.options.mode === 'alliance' || runs(s, viewer, player)
}

export function view(s: State, viewer: Viewer): View {
  const open = copyOpen(s)
  open.stacks = open.stacks.map(stack => (runs(s, viewer, stack.seer) ? stack : unseen(stack)))
  return {
    ...open,
    ahead: s.stacks.map(stack => stack.next.length),
    hands: s.hands.map((hand, player) => (looksInto(s, viewer, player) ? hand.slice() : [])),
    handSizes: s.hands.map(hand => hand.length),
    deckSize: s.deck.length,
    drawn: s.drawn.map((card, player) => (card === 'none' || looksInto(s, viewer, player) ? card : 'hidden')),
    seen: s.seen.filter(({ by }) => runs(s, viewer, by)).map(sighting => ({ ...sighting })),
  }
}

function unseen(stack: Stack): Stack {
  return { ...stack, next: [], rest: [...stack.rest, ...stack.next].sort() }
}

/** Hands and fixed tiles drawn from all that the seat has not seen. */
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
