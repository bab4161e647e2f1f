import type { Step } from '@undercroft/kernel'
import { writeClue } from '../../state/clues.ts'
import { numbersOf } from '../../state/content.ts'
import { type FrameOf, TIE } from '../../state/frames.ts'
import { at } from '../../state/sheet.ts'
import { type AllOutAssault, pawnOf, STATS } from '../../state/state.ts'
import { lose } from '../07-health-and-the-end/health.ts'

/** AA-6.3, AA-6.5: both values are shown to everybody, and decide who loses health. */
export const compare: Step<AllOutAssault, FrameOf<'compare'>> = {
  run(s, t, { stat }) {
    const attacker = pawnOf(s, s.active)
    const defender = pawnOf(s, s.defender)
    const own = at(attacker.stats, stat)
    const other = at(defender.stats, stat)
    t.reveal('AA-6.5', 'all', { stat, values: [own, other] })
    attacker.clues.push(writeClue('shown', s.round, stat, own))
    defender.clues.push(writeClue('shown', s.round, stat, other))
    t.tell({ what: 'compared', attacker: s.active, defender: s.defender, stat, values: [own, other] })
    if (own > other)
      lose(s, s.defender, t.roll(6, 'the attack'), t) // AA-6.6
    else if (own < other)
      lose(s, s.active, t.roll(6, 'the defence') + numbersOf(s).counter, t) // AA-6.7
    else if (s.compared.length < STATS.length)
      s.frames.push(TIE) // AA-6.8
    else t.tell({ what: 'allTied', attacker: s.active, defender: s.defender }) // AA-6.9
  },
}
