import type { GoneBy } from '../../state/events.ts'
import { foeOf } from '../../state/foes.ts'
import { roomOf } from '../../state/map.ts'
import type { At, FoeId, State } from '../../state/state.ts'
import { endRitual } from '../22-the-throne-room/ritual.ts'
import { callMalaphyas } from '../23-the-sewers/malaphyas.ts'
import { shelve } from './supply.ts'

/** MA-16.17: back to the supply; a token leaves the game (MA-18.3). Rewards are somebody else's matter. */
export function removeFoe(s: State, t: At, foe: FoeId, by: GoneBy): void {
  const here = foeOf(s, foe)
  const { room, is, bound } = here
  t.tell({ what: 'foeGone', foe, is, room, tile: roomOf(s, room).tile, by })
  shelve(s, foe)
  if (bound) unbound(s, t)
}

/** MA-22.5, MA-23.6: one of those who stay where they are is gone, beaten or removed. */
function unbound(s: State, t: At): void {
  if (s.ground === 'throne') endRitual(s, t)
  else if (s.ground === 'sewers') callMalaphyas(s, t)
}
