import type { Decision } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, playerOf, seatOf } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'
import { everyHero } from '../19-treasure-cards-and-interrupts/targets.ts'
import { liveliest } from './evil-cards.ts'

/** E09: the Hero with the most LP suffers 1 Wound; the active player chooses between equals. */
export const soulDrain: Decision<Masmorra, FrameOf<'soulDrain'>> = {
  before(s) {
    if (liveliest(s).length === 0) s.frames.pop()
  },
  offer(s, o) {
    o.ask(seatOf(s, s.turn.player), 'Which Hero does the Soul Drain wound?')
    const most = liveliest(s)
    for (const player of everyHero(s)) {
      o.try(['drain', heroId(s, player)], most.includes(player) ? undefined : 'MA-24.7')
    }
  },
  on: {
    drain({ s, choice: [, hero], t }) {
      wound(s, t, playerOf(s, hero), 1, 'MA-24.7')
    },
  },
}
