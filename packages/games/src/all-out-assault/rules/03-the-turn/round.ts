import { agenda, type Step } from '@undercroft/kernel'
import { END_OF_ROUND, type FrameOf, ROUND, turnOf } from '../../state/frames.ts'
import { type AllOutAssault, opponentOf } from '../../state/state.ts'
import { score } from '../07-health-and-the-end/end.ts'

/** AA-1.7, AA-3.1: a round is a turn of either seat, always in the same order (AA-2.7). */
export const round: Step<AllOutAssault, FrameOf<'round'>> = {
  run(s) {
    s.round++
    s.bled = false
    agenda(s, turnOf(s.first), turnOf(opponentOf(s.first)), END_OF_ROUND)
  },
}

export const endOfRound: Step<AllOutAssault, FrameOf<'endOfRound'>> = {
  run(s, t) {
    s.quiet = s.bled ? 0 : s.quiet + 1
    if (s.round >= s.roundLimit) score(s, 'AA-7.6', t)
    else if (s.quiet >= s.quietLimit) score(s, 'AA-7.7', t)
    else s.frames.push(ROUND)
  },
}
