import type { SixFuses } from '../../state/trials.ts'
import type { TrialText } from './text.ts'

export const sixFusesText: TrialText<SixFuses> = ({ prize, toCome, fuses, scores, rounds, winner }, { names }) => {
  const last = rounds.at(-1)
  const bidOf = (who: number): string =>
    last === undefined ? '' : `, last bid ${last.bids[who]}${last.taker === who ? ` took ${last.prize}` : ''}`
  return [
    ...(winner === undefined ? [`The prize is worth ${prize}. Still to come: ${toCome.join(', ') || 'none'}`] : []),
    ...scores.map(
      (score, who) => `${names[who]}, ${score} points: fuses left ${fuses[who]?.join(', ') || 'none'}${bidOf(who)}`,
    ),
  ]
}
