import { FastDice } from './dice.ts'
import type { Broken, Game, Shape } from './game.ts'
import type { Match, OpenAsk } from './match.ts'
import type { Ask } from './offers.ts'
import type { Play } from './play.ts'
import { factsOf } from './refusals.ts'
import type { Seat, Viewer } from './seats.ts'
import { imagine, type Seen } from './seen.ts'

/** All that one viewer sees, is asked and may do now. A table sends nothing else to this viewer. */
export interface Sight<T extends Shape> {
  readonly viewer: Viewer
  readonly seen: Seen<T>
  /** What this viewer's seat is asked. */
  readonly ask?: OpenAsk<T>
  /** Why each refused choice of the ask is refused, in the same order. */
  readonly refusals: readonly Broken<T>[]
  readonly asides: readonly T['choice'][]
  readonly mayUndo: boolean
}

/** `refusals`: whether to work out what is refused and why, which the viewer's own rules can do as well. */
export function sightOf<T extends Shape>(match: Match<T>, viewer: Viewer, refusals = true): Sight<T> {
  const seen = match.see(viewer)
  if (viewer === 'spectator') return { viewer, seen, refusals: [], asides: [], mayUndo: false }
  const question = match.question(viewer)
  const ask = refusals && question !== undefined ? match.asks(viewer)[0] : question
  return {
    viewer,
    seen,
    ...(ask && { ask }),
    refusals: ask === undefined ? [] : reasonsOf(match.play, ask),
    asides: match.asides(viewer)?.options ?? [],
    mayUndo: match.mayUndo(viewer),
  }
}

/** Gives what a seat is refused and why, as far as the seat can know: it works both out from what it sees. */
export function refusalsOf<T extends Shape>(
  game: Game<T>,
  seen: Seen<T>,
  seat: Seat,
): Pick<Ask<T>, 'refused'> & Pick<Sight<T>, 'refusals'> {
  const play = imagine(game, seen, seat, new FastDice(1))
  const ask = play.explain().find(each => each.seat === seat)
  return ask === undefined ? { refused: [], refusals: [] } : { refused: ask.refused, refusals: reasonsOf(play, ask) }
}

function reasonsOf<T extends Shape>(play: Play<T>, { seat, refused }: Ask<T>): Broken<T>[] {
  return refused.map(({ choice, rule }) => {
    const facts = factsOf(play, seat, choice, rule)
    return facts === undefined ? { rule } : { rule, facts }
  })
}
