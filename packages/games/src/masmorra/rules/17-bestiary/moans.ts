import type { Step } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { loseXp } from '../13-xp-levels-defeat/xp.ts'

/** MA-17.10: at the end of that fight, if the Hero still stands. */
export const moans: Step<Masmorra, FrameOf<'moans'>> = {
  run(s, t) {
    if (s.combat.moans && !activeHero(s).lying) loseXp(s, t, s.turn.player, 1, 'MA-17.10')
  },
}
