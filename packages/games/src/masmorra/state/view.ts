import type { Viewer } from '@undercroft/kernel'
import { copyOpen } from './clone.ts'
import { runs } from './heroes.ts'
import type { CardId, Open, Sighting, Stack, State } from './state.ts'

/** What a viewer sees: everything open, and the secrets that are the viewer's own (MA-27). */
export interface View extends Open {
  /**
   * How many tiles of each level lie in an order that a card fixed; which they are stands in `stacks` for that player
   * alone.
   */
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
  if (stack.next.length === 0) return stack
  return { ...stack, next: [], rest: [...stack.rest, ...stack.next].sort() }
}
