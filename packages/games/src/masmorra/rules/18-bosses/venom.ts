import type { Step } from '@undercroft/kernel'
import { foeOf, foesIn, hasTrait } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'

/** MA-18.6: Defense does not stop it. */
export const venom: Step<Masmorra, FrameOf<'venom'>> = {
  run(s, t) {
    for (const foe of foesIn(s, activeHero(s).room)) {
      if (!foeOf(s, foe).turned && hasTrait(s, foe, 'venom')) wound(s, t, s.turn.player, 1, 'MA-18.6')
    }
  },
}
