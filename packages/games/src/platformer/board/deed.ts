import type { OpenAsk } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import type { BoostId, SourceId } from '../state/sources.ts'
import type { Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { type Danger, sayDanger } from './danger.ts'
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
  readonly danger: Danger
  /** What an Attack deals of what it takes. */
  readonly strike?: { readonly wounds: number; readonly health: number }
}

/** A deed, and the Space that one points at to do it. */
export type Placed = readonly [space: Space, deed: Deed]

export type Deeds = ReadonlyMap<Space, readonly Deed[]>

/** What a deed takes, in words. */
export function sayGems(gems: number): string {
  return gems === 0 ? '' : `, ${gems} ${gems === 1 ? 'Gem' : 'Gems'}`
}

/** All of it, with what it would cost in Hearts. */
export function sayDeed({ text, danger }: Deed): string {
  const said = sayDanger(danger)
  return said === undefined ? text : `${text}: ${said}`
}
