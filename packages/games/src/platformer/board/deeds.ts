import type { Seen } from '@undercroft/kernel'
import { NOWHERE, type Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { answers } from './answers.ts'
import type { Ask, Deed, Deeds } from './deed.ts'
import { attacks, claws } from './fights.ts'
import type { Hand } from './hand.ts'
import { moves, spawns } from './moves.ts'

/**
 * The deeds that are possible on each Space with what is in hand, or with an empty hand, what the cheapest dice can do.
 */
export function deedsOf(ask: Ask, seen: Seen<Platformer>, hand: Hand): Deeds {
  const deeds = new Map<Space, Deed[]>()
  if (ask === undefined) return deeds
  const { view } = seen
  const found =
    ask.phase === 'actions'
      ? [...spawns(ask, seen, hand), ...attacks(ask, view, hand), ...moves(ask, seen, hand), ...claws(ask, view, hand)]
      : ask.options.flatMap(choice => answers(ask, seen, choice))
  for (const [space, deed] of found) {
    if (space !== NOWHERE) deeds.set(space, [...(deeds.get(space) ?? []), deed])
  }
  return deeds
}
