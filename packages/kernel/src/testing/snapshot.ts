import type { Match, Shape, Viewer } from '../index.ts'

/** Gives how many events each viewer has heard. */
export function heardSoFar<T extends Shape>(match: Match<T>): Map<Viewer, number> {
  const viewers: Viewer[] = [...match.game.seats(match.options).keys(), 'spectator']
  return new Map(viewers.map(viewer => [viewer, match.heard(viewer).length]))
}

/** Copies all that an answer could change, to be compared later. */
export function snapshot<T extends Shape>(match: Match<T>): unknown {
  const { state, steps, play } = match
  const heard = [...heardSoFar(match).values()]
  return structuredClone({ state, steps: steps.length, heard, asks: match.asks(), pending: play.pending })
}
