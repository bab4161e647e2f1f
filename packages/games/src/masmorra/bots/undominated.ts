import type { Prospect } from './prospects.ts'

/** The ways without those that are no better than another one with as many Steps to the same monsters. */
export function undominated(ways: readonly Prospect[], stepsTo: (way: Prospect) => number): Prospect[] {
  const good: Prospect[] = []
  for (const way of ways) {
    const isWorse = (other: Prospect): boolean =>
      meetsTheSame(way, other) && other.bonus >= way.bonus && stepsTo(other) === stepsTo(way)
    if (!good.some(isWorse)) good.push(way)
  }
  return good
}

function meetsTheSame(a: Prospect, b: Prospect): boolean {
  if (a.still || b.still) return a.still === b.still
  return a.meetings === b.meetings && a.fresh === b.fresh && (a.goal === true) === (b.goal === true)
}
