import type { Refusal } from '@undercroft/games/board'
import {
  type AnyChoice,
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
  const play = imagine(game, seen, ask.seat, new FastDice(1))
  const { asking } = play
  if (asking === undefined) return [{ rule: game.outOfTurn }]
  const { phase, frame } = asking
  if (ask.form === choice[0] && phase.check !== undefined) return phase.check(play.state, frame, ask.seat, choice)
  const listed = play.explain().find(each => each.seat === ask.seat)?.refused
  const rule = listed?.find(each => sameData(each.choice, choice))?.rule ?? game.outOfStep
  const facts = phase.facts?.(play.state, frame, ask.seat, choice, rule)
  return [facts === undefined ? { rule } : { rule, facts }]
}
