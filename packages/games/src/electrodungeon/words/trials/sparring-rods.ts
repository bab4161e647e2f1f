import { ENOUGH, ROUNDS, sumOf } from '../../rules/13-trials/sparring-rods.ts'
import type { SparringRods } from '../../state/trials.ts'
import { sum, type TrialText } from './text.ts'

export const sparringRodsText: TrialText<SparringRods> = ({ rounds, points }, { names }) => [
  ...rounds.map((dice, round) => {
    const rolled = dice.map((each, who) => `${names[who]} ${sum(each, sumOf(each))}`)
    return `Round ${round + 1} of ${ROUNDS}: ${rolled.join(', ')}`
  }),
  `Points, ${ENOUGH} win: ${points.map((each, who) => `${names[who]} ${each}`).join(', ')}`,
]
