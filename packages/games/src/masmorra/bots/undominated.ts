import type { Prospect } from './prospects.ts'

/** The ways without those that are no better than another one with as many Steps to the same monsters. */
export function undominated<Way>(
  ways: readonly Way[],
  prospectOf: (way: Way) => Prospect,
  stepsTo: (way: Way) => number,
): Way[] {
  const good: Way[] = []
  for (const way of ways) {
    const prospect = prospectOf(way)
    const isWorse = (each: Way): boolean => {
      const other = prospectOf(each)
      return meetsTheSame(prospect, other) && other.bonus >= prospect.bonus && stepsTo(each) === stepsTo(way)
    }
    if (!good.some(isWorse)) good.push(way)
  }
  return good
}

function meetsTheSame(a: Prospect, b: Prospect): boolean {
  if (a.still || b.still) return a.still === b.still
  return a.meetings === b.meetings && a.fresh === b.fresh && (a.goal === true) === (b.goal === true)
}
