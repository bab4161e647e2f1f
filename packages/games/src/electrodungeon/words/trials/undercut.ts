import { ROUNDS } from '../../rules/13-trials/undercut.ts'
import type { Undercut } from '../../state/trials.ts'
import { sayRound, type TrialText } from './text.ts'

export const undercutText: TrialText<Undercut> = (seen, { names }) => [
  sayRound(seen, seen.rounds.length, ROUNDS),
  ...seen.scores.map((score, who) => {
    const chosen = seen.rounds.map(round => `${round.chosen[who]} (+${round.gained[who]})`)
    return `${names[who]}, ${score} points: ${chosen.length > 0 ? chosen.join(', ') : 'nothing chosen yet'}`
  }),
]
