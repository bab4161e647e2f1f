import type { Refusal } from '@undercroft/games/board'
import {
  type AnyChoice,
  brokenIn,
  FastDice,
  type Game,
  imagine,
  type OpenAsk,
  refusalsOf,
  type Seen,
  type Shape,
  sameData,
} from '@undercroft/kernel'
import type { View } from './wire.ts'

/**
 * Why a choice is not legal, worked out here. A position that this seat cannot tell from the true one refuses the same
 * choices for the same reasons: that is a law of every game, so the server need not be asked at each key that is pressed.
 */
export function brokenBy(game: Game, seen: Seen<Shape>, ask: OpenAsk<Shape>, choice: AnyChoice): readonly Refusal[] {
  if (ask.options.some(option => sameData(option, choice))) return []
  return brokenIn(imagine(game, seen, ask.seat, new FastDice(1)), ask.seat, choice)
}

/** A view with what its seat is refused and why, worked out here for the same reason. */
export function explained(game: Game, view: View): View {
  const { ask, seen } = view
  if (ask === undefined) return view
  const { refused, refusals } = refusalsOf(game, seen, ask.seat)
  return { ...view, ask: { ...ask, refused }, refusals }
}
