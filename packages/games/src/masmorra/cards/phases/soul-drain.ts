import type { Decision } from '@undercroft/kernel'
import { wound } from '../../deeds/wounds.ts'
import type { FrameOf } from '../../frames.ts'
import { heroId, playerOf, seatOf } from '../../heroes.ts'
import type { Masmorra } from '../../state.ts'
import { liveliest } from '../evil/index.ts'
import { everyHero } from '../parts.ts'

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
