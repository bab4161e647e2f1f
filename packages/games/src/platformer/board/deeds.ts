import type { OpenAsk, Seen } from '@undercroft/kernel'
import type { BoostId, SourceId } from '../sources.ts'
import { NOWHERE, type Space } from '../spaces.ts'
import type { Choice, Platformer } from '../state.ts'
import { answers } from './answers.ts'
import { attacks, claws } from './fights.ts'
import type { Hand } from './hand.ts'
import { moves, spawns } from './moves.ts'
import type { Route } from './routes.ts'

export type Ask = OpenAsk<Platformer> | undefined
export type Asked = OpenAsk<Platformer>

export type DeedKind = 'move' | 'push' | 'attack' | 'claw' | 'spawn' | 'portal' | 'stop' | 'place' | 'take'

/** Something that a click on a Space would do. */
export interface Deed {
  readonly kind: DeedKind
  /** The answer now, and those to the questions that it leads to. */
  readonly plan: readonly Choice[]
  readonly text: string
  readonly sources: readonly SourceId[]
  readonly boosts: readonly BoostId[]
  readonly gems: number
  readonly route?: Route
  /** What an Attack deals of what it takes. */
  readonly strike?: { readonly wounds: number; readonly health: number }
}

/** A deed, and the Space that one points at to do it. */
export type Placed = readonly [space: Space, deed: Deed]

export type Deeds = ReadonlyMap<Space, readonly Deed[]>

/** What may be done where, with what is in hand; with an empty hand, what the cheapest dice can do. */
export function deedsOf(ask: Ask, seen: Seen<Platformer>, hand: Hand): Deeds {
  const deeds = new Map<Space, Deed[]>()
  if (ask === undefined) return deeds
  const { view } = seen
  const found =
    ask.phase === 'actions'
      ? [...spawns(ask, view, hand), ...attacks(ask, view, hand), ...moves(ask, view, hand), ...claws(ask, view, hand)]
      : ask.options.flatMap(choice => answers(ask, seen, choice))
  for (const [space, deed] of found) {
    if (space !== NOWHERE) deeds.set(space, [...(deeds.get(space) ?? []), deed])
  }
  return deeds
}

/** What a deed takes, in words. */
export function sayGems(gems: number): string {
  return gems === 0 ? '' : `, ${gems} ${gems === 1 ? 'Gem' : 'Gems'}`
}
