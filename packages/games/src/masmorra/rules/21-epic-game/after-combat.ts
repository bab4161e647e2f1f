import type { Step } from '@undercroft/kernel'
import { foeOf, MALAPHYAS } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { noCombat } from '../../state/fresh.ts'
import { heroId, seatOf } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { end, endByXp } from '../20-end-of-the-standard-game/end.ts'

/** MA-21.2, MA-24.2: the fall of Malaphyas ends the game once the combat is over. */
export const afterCombat: Step<Masmorra, FrameOf<'afterCombat'>> = {
  run(s, t) {
    s.combat = noCombat()
    if (!foeOf(s, MALAPHYAS).gone || s.options.mode === 'standard') return
    t.tell({ what: 'freed', hero: heroId(s, s.turn.player), by: 'MA-21.1' })
    if (s.options.mode === 'epic') endByXp(s, t, 'MA-21.1')
    else end(s, t, [...new Set(s.heroes.map((_, player) => seatOf(s, player)))], 'MA-24.2')
  },
}
