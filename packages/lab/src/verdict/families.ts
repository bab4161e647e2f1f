import { chanceOf, holm } from '../measure/estimate.ts'
import type { MeasureId } from '../measure/measures.ts'
import type { Found } from './words.ts'

/**
 * How often an experiment with nothing to find may cry wolf. All its questions share it, so that 19 of 20 such
 * experiments are quiet, with some to spare.
 */
const ALPHA = 0.03

/** Less than this says nothing. */
export const FEWEST = 50

/** What is asked about, and how large its part of `ALPHA` is: Heroes and bots are what an experiment is mostly about. */
const WEIGHTS = { heroes: 5, bots: 5, seats: 2, course: 1 } as const
type Topic = keyof typeof WEIGHTS

const TOPICS: { readonly [id in MeasureId]?: Topic } = {
  'wins.subject': 'heroes',
  'wins.bot': 'bots',
  'wins.seat': 'seats',
  'wins.role': 'seats',
  'wins.first': 'seats',
}

/** Says which of many associations are more than chance. They are no finds, and take nothing from those. */
export function associated(tests: readonly Found[]): readonly Found[] {
  const signed = holm(
    tests.map(test => chanceOf(test.estimate)),
    ALPHA,
  )
  return tests.filter((_, i) => signed[i] === true)
}

/** Says which of the deviations are more than chance. Questions of one kind are a family: how many others there are takes nothing from it. */
export function significant(tests: readonly Found[]): readonly Found[] {
  const families = Map.groupBy(tests, familyOf)
  const weights = new Map(
    [...families].map(([name, [first]]) => [name, first === undefined ? 0 : WEIGHTS[topicOf(first)]]),
  )
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const found = new Set<Found>()
  for (const [name, family] of families) {
    const chances = family.map(test => chanceOf(test.estimate))
    const signed = holm(chances, (ALPHA * (weights.get(name) ?? 0)) / all)
    for (const [i, test] of family.entries()) if (signed[i] === true) found.add(test)
  }
  return tests.filter(test => found.has(test))
}

function topicOf({ id }: Found): Topic {
  return TOPICS[id] ?? 'course'
}

/** Whether something is fair is one question, and what an arm changes of it another. */
function familyOf(test: Found): string {
  return `${topicOf(test)}${test.than === undefined ? '' : ', changed'}`
}
