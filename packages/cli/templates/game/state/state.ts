import type { Position, Seat } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from './choices.ts'
import type { View } from './view.ts'

/** What is going on, one type a phase. Frames are public: never put a secret into one. */
export type Frame = { readonly phase: 'filling' } | { readonly phase: 'turn' } | { readonly phase: 'next' }

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

export interface Options {
  keepers: number
}

export type Event =
  | { readonly what: 'walked'; readonly seat: Seat; readonly spaces: number }
  | { readonly what: 'flickered'; readonly seat: Seat; readonly face: number }
  | { readonly what: 'rested'; readonly seat: Seat }
  | { readonly what: 'ran'; readonly seat: Seat; readonly spaces: number }
  | { readonly what: 'opened'; readonly oils: readonly number[] }

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
