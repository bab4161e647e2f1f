import { foeOf } from '../../state/foes.ts'
import type { At, FoeId, RoomId, State } from '../../state/state.ts'
import { putFoe } from '../16-dungeon-master-phase/supply.ts'

/** MA-22.1, MA-23.1: places a boss blue side up, and binds it to its room (MA-22.3, MA-23.4). */
export function enthrone(s: State, t: At, foe: FoeId, room: RoomId): void {
  const boss = foeOf(s, foe)
  putFoe(s, foe, room)
  boss.side = 'blue'
  boss.turned = false
  boss.gone = false
  boss.bound = true
  t.uses(`boss.${boss.is}`)
  t.tell({
    what: 'spawned',
    foe,
    is: boss.is,
    room,
    tile: s.rooms[room]?.tile ?? '',
    by: s.ground === 'throne' ? 'MA-22.1' : 'MA-23.1',
  })
}
