import type { Decision } from '@undercroft/kernel'
import type { FrameOf } from '../../../state/frames.ts'
import { seatOf } from '../../../state/heroes.ts'
import { adjacentRooms } from '../../../state/map.ts'
import { type Masmorra, NONE } from '../../../state/state.ts'
import { climb, climbBroken, march, marchBroken, marchCost } from '../../16-dungeon-master-phase/march.ts'

/** T15: one monster walks like in a Dungeon Master Phase (MA-16.2 to MA-16.6). */
export const beast: Decision<Masmorra, FrameOf<'beast'>> = {
  offer(s, o, { player, foe, mp }) {
    o.ask(seatOf(s, player), mp === 1 ? 'Move the monster, 1 Move Point' : `Move the monster, ${mp} Move Points`)
    o.otherwise().may(['done'])
    for (const room of adjacentRooms(s, s.foes[foe]?.room ?? NONE)) {
      o.try(['march', foe, room], marchBroken(s, foe, room, mp))
    }
    o.try(['climb', foe], climbBroken(s, foe))
  },
  on: {
    done() {},
    march({ s, f: { player, foe, mp }, choice: [, , room], t }) {
      const left = mp - marchCost(s, foe)
      march(s, t, foe, room)
      if (left > 0) s.frames.push({ phase: 'beast', player, foe, mp: left })
    },
    climb({ s, f: { player, foe, mp }, t }) {
      climb(s, t, foe)
      s.frames.push({ phase: 'beast', player, foe, mp })
    },
  },
}
