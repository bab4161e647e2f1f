import type { TrialState } from '../../state/trials.ts'
import { trialAsks } from './index.ts'

/** What is wrong with a trial in the state: somebody is asked until there is a winner. */
export function soundTrial(s: TrialState): string[] {
  const { winner } = s
  const asked = trialAsks(s)
  return [
    ...(winner === undefined || s.who[winner] !== undefined ? [] : [`${s.trial}: ${winner} is no contestant`]),
    ...((winner === undefined) === asked.length > 0
      ? []
      : [`${s.trial}: ${asked.length} are asked, the winner is ${winner}`]),
    ...asked
      .filter(({ who }) => s.who[who] === undefined)
      .map(({ who }) => `${s.trial}: ${who} is asked and no contestant`),
  ]
}
