import type { Decision } from '@undercroft/kernel'
import type { FrameOf } from '../../state/frames.ts'
import { playerOf, seatOf } from '../../state/heroes.ts'
import type { Masmorra } from '../../state/state.ts'
import { shift } from '../07-steps-and-moving/places.ts'
import { freeWays } from '../19-treasure-cards-and-interrupts/targets.ts'

/** A08: the Hero may move on to a second room. */
export const walkOn: Decision<Masmorra, FrameOf<'walkOn'>> = {
  offer(s, o, { player, hero }) {
    o.ask(seatOf(s, player), 'Move the Hero on, or stop here')
    o.otherwise().may(['done'])
    for (const room of freeWays(s, playerOf(s, hero))) o.may(['walk', room])
  },
  on: {
    done() {},
    walk({ s, f: { player, hero, left }, choice: [, room], t }) {
      shift(s, t, playerOf(s, hero), room)
      if (left > 1) s.frames.push({ phase: 'walkOn', player, hero, left: left - 1 })
    },
  },
}
