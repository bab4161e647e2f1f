import type { Refusal } from '@undercroft/games/board'
import {
  type AnyChoice,
  brokenIn,
  FastDice,
  type Game,
  imagine,
  type OpenAsk,
  type Seen,
  type Shape,
  sameData,
} from '@undercroft/kernel'

/**
 * Why a choice is not legal, worked out here. A position that this seat cannot tell from the true one refuses the same
 * choices for the same reasons: that is a law of every game, so the server need not be asked at each key that is pressed.
 */
export function brokenBy(game: Game, seen: Seen<Shape>, ask: OpenAsk<Shape>, choice: AnyChoice): readonly Refusal[] {
  if (ask.options.some(option => sameData(option, choice))) return []
  return brokenIn(imagine(game, seen, ask.seat, new FastDice(1)), ask.seat, choice)
}
