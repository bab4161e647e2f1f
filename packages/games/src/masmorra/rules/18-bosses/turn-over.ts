import { foeOf } from '../../state/foes.ts'
import { roomOf } from '../../state/map.ts'
import type { At, FoeId, State } from '../../state/state.ts'

/** MA-18.4: it counts as fought for the rest of the turn. */
export function turnOver(s: State, t: At, foe: FoeId, side: 'blue' | 'red'): void {
  const here = foeOf(s, foe)
  here.side = side
  here.turned = true
  const by = side === 'red' ? 'MA-18.3' : 'MA-18.11'
  t.tell({ what: 'foeTurned', foe, is: here.is, room: here.room, tile: roomOf(s, here.room).tile, by })
}
