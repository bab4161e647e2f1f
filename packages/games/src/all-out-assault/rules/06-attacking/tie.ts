import type { Decision } from '@undercroft/kernel'
import { breakTie } from '../../state/choices.ts'
import { compareWith, type FrameOf } from '../../state/frames.ts'
import { type AllOutAssault, ownerOf, PAWNS, STATS } from '../../state/state.ts'

const PROMPTS = PAWNS.map(name => `A tie: which stat of ${name} is compared next?`)

/** AA-6.8: the defender names a stat not yet compared in this attack, whatever is closed by AA-6.4. */
export const tie: Decision<AllOutAssault, FrameOf<'tie'>> = {
  offer(s, o) {
    o.ask(ownerOf(s.defender), PROMPTS[s.defender] ?? '')
    for (let stat = 0; stat < STATS.length; stat++) {
      o.try(breakTie(stat), s.compared.includes(stat) ? 'AA-6.8' : undefined)
    }
  },
  on: {
    tie({ s, choice: [, stat] }) {
      s.compared.push(stat)
      s.frames.push(compareWith(stat))
    },
  },
}
