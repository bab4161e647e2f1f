import type { Decision } from '@undercroft/kernel'
import { foeOf, foesIn } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { seatOf } from '../../state/heroes.ts'
import { type FoeId, type Masmorra, NONE, type Open } from '../../state/state.ts'
import { removeFoe } from '../16-dungeon-master-phase/removing.ts'

/** MA-11.11: once, at the end of the explorer's turn, a Cultist becomes a Dark Watcher. */
export const ritual: Decision<Masmorra, FrameOf<'ritual'>> = {
  before(s) {
    if (cultists(s).length === 0) s.frames.pop()
  },
  offer(s, o) {
    o.ask(seatOf(s, s.turn.player), 'Which Cultist becomes a Dark Watcher?')
    for (const foe of cultists(s)) o.may(['ritual', foe])
  },
  on: {
    ritual({ s, choice: [, foe], t }) {
      const { room } = foeOf(s, foe)
      removeFoe(s, t, foe, 'MA-11.11')
      s.frames.push({ phase: 'spawn', kind: 'major', room, is: 'watcher', bound: false })
    },
  },
}

function cultists(s: Open): FoeId[] {
  const { ritualRoom } = s.turn
  return ritualRoom === NONE ? [] : foesIn(s, ritualRoom).filter(foe => foeOf(s, foe).is === 'cultist')
}
