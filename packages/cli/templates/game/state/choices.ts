import { type ChoiceOf, whole, words } from '@undercroft/kernel'
import { MOST_OIL } from '../content/lanterns.ts'

/** Verbs and their nouns: the choices' types, their validation and their notation. */
export const verbs = words({
  fill: [whole('measure of oil', 1, MOST_OIL)],
  walk: [],
  rest: [],
  run: [],
})

export type Choice = ChoiceOf<typeof verbs>
