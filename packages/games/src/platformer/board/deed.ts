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
  /** The answer to give now, and the answers to the questions that it leads to. */
  readonly plan: readonly Choice[]
  readonly text: string
  readonly sources: readonly SourceId[]
  readonly boosts: readonly BoostId[]
  readonly gems: number
  readonly route?: Route
  readonly danger: Danger
  /** The Wounds that an Attack deals, and the Health of its target. */
  readonly strike?: { readonly wounds: number; readonly health: number }
}

/** A deed, and the Space to point at for it. */
export type Placed = readonly [space: Space, deed: Deed]

export type Deeds = ReadonlyMap<Space, readonly Deed[]>

/** The Gems that a deed costs, in words. */
export function sayGems(gems: number): string {
  return gems === 0 ? '' : `, ${gems} ${gems === 1 ? 'Gem' : 'Gems'}`
}

/** The text of a deed, with the Hearts that it would cost. */
export function sayDeed({ text, danger }: Deed): string {
  const said = sayDanger(danger)
  return said === undefined ? text : `${text}: ${said}`
}
