import { type Game, type Match, type MatchStep, Play, ScriptedDice, type Shape } from '@undercroft/kernel'
import type { World } from '../search/playout.ts'

/** A finished game as it stood when an answer was about to be given. */
export interface Moment<T extends Shape> {
  /** It goes on by itself: read it before the next moment. */
  readonly play: Play<T>
  readonly step: MatchStep<T>
  readonly index: number
}

/** Plays a match through once more. */
export function* playThrough<T extends Shape>({
  game,
  options,
  steps,
  setupDraws,
}: Match<T>): Generator<Moment<T>, Play<T>> {
  const draws = [...setupDraws, ...steps.flatMap(step => step.draws)]
  const play = Play.start(game, options, new ScriptedDice().dictate(draws.map(draw => draw.shows)))
  for (const [index, step] of steps.entries()) {
    yield { play, step, index }
    giveAnswer(play, step)
  }
  return play
}

/** Gives an answer of a match in a position like the one that it was given in. */
export function giveAnswer<T extends Shape>(play: Play<T>, { seat, choice, aside }: MatchStep<T>): void {
  if (aside) play.aside(seat, choice)
  else play.take(seat, choice)
}

export function worldOf<T extends Shape>(game: Game<T>, play: Play<T>): World<T> {
  return { state: game.clone(play.state), pending: play.pending.slice() }
}
