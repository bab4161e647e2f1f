import type { Broken, Shape } from './game.ts'
import type { Match, OpenAsk } from './match.ts'
import type { Viewer } from './seats.ts'
import type { Seen } from './seen.ts'

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

export function sightOf<T extends Shape>(match: Match<T>, viewer: Viewer): Sight<T> {
  const seen = match.see(viewer)
  if (viewer === 'spectator') return { viewer, seen, refusals: [], asides: [], mayUndo: false }
  const isAsked = match.play.asks.some(each => each.seat === viewer)
  const ask = isAsked ? match.asks(viewer)[0] : undefined
  const refusals = ask?.refused.map(({ choice, rule }): Broken<T> => {
    const facts = match.facts(viewer, choice, rule)
    return facts === undefined ? { rule } : { rule, facts }
  })
  return {
    viewer,
    seen,
    ...(ask && { ask }),
    refusals: refusals ?? [],
    asides: match.asides(viewer)?.options ?? [],
    mayUndo: match.mayUndo(viewer),
  }
}
