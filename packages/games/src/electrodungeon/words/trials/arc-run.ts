import { advance, ROUNDS, TRACK } from '../../rules/13-trials/arc-run.ts'
import type { ArcRun } from '../../state/trials.ts'
import { sayRound, type TrialText } from './text.ts'

/** A lane for each, with what was thrown last. */
export const arcRunText: TrialText<ArcRun> = (seen, { names }) => {
  const { places, rounds } = seen
  const last = rounds.at(-1)
  return [
    sayRound(seen, rounds.length, ROUNDS),
    ...places.map((place, who) => {
      const lane = '='.repeat(Math.min(place, TRACK)).padEnd(TRACK, '.')
      const dice = last?.[who]
      return `${lane} ${place} of ${TRACK}  ${names[who]}${dice === undefined ? '' : `, threw ${dice.join(', ')}: +${advance(dice)}`}`
    }),
  ]
}
