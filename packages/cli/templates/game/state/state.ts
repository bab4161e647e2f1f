import type { Position, Seat } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from './choices.ts'
import type { Event } from './events.ts'
import type { Frame } from './frames.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

export interface State extends Position<Frame, Rule> {
  mover: Seat
  keepers: Keeper[]
}

export interface Keeper {
  /** Secret to its owner until the road has shown it; 0 before it is filled in. */
  oil: number
  /** What everybody can tell of the oil: it is from `low` to `high`. */
  low: number
  high: number
  space: number
  rested: boolean
}

/** The game's types travel as one bundle. */
export interface LanternKeep {
  rule: Rule
  choice: Choice
  frame: Frame
  state: State
  view: View
  options: Options
  event: Event
}
