import type { Tried } from '@undercroft/kernel'
import type { Rule } from '../../rules/rulebook.ts'
import type { Masmorra } from '../../state/state.ts'
import { wrongChoice } from './choices.ts'
import { QUESTIONS } from './questions.ts'
import { AT_HOME, ELSEWHERE, PLACE_OF } from './verbs.ts'

/**
 * Finds the rule that a choice breaks which its phase neither offers nor refuses by name. It checks in the order of
 * MA-25.7: first the phase, then the choice itself. A question that comes before everything else is cited for any other
 * choice.
 */
export function meant({ s, f, seat, choice }: Tried<Masmorra>): Rule | undefined {
  const [verb] = choice
  if (AT_HOME[f.phase]?.includes(verb)) return wrongChoice(s, f, seat, choice) ?? PLACE_OF[verb]
  return QUESTIONS[f.phase]?.rule ?? ELSEWHERE[f.phase]?.[verb] ?? PLACE_OF[verb]
}
