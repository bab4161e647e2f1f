import type { Hints } from '@undercroft/kernel'
import { MOST_OIL, SPACES } from '../content/lanterns.ts'
import type { LanternKeep } from '../state/state.ts'

/** For each phase that asks: how good an option looks, from the seat's own view alone. */
export const hints: Hints<LanternKeep> = {
  filling: () => choice => (choice[0] === 'fill' ? expected(choice[1]) : 0),
  turn: ({ seen, seat }) => {
    const keeper = seen.view.keepers[seat]
    const left = SPACES - (keeper?.space ?? 0)
    const worth = { walk: left === 1 ? 0 : expected(keeper?.oil ?? 0), rest: 1, run: 0.9, fill: 0 }
    return ([verb]) => worth[verb]
  },
}

/** Spaces that a walk brings on average. */
function expected(oil: number): number {
  return (oil * (MOST_OIL + 1 - oil)) / MOST_OIL
}
