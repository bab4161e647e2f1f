import { SEATS_OF_MALAPHYAS } from '../../content/large-tile.ts'
import { foeOf, MALAPHYAS } from '../../state/foes.ts'
import { roomNamed, roomOf } from '../../state/map.ts'
import { type At, NONE, type State } from '../../state/state.ts'
import { putFoe } from '../16-dungeon-master-phase/supply.ts'

/** MA-23.6: Malaphyas comes once both henchmen are gone; he joins a combat in that room (MA-23.7). */
export function callMalaphyas(s: State, t: At): void {
  const malaphyas = foeOf(s, MALAPHYAS)
  if (malaphyas.gone || malaphyas.room !== NONE || s.foes.some(({ bound }) => bound)) return
  const room = roomNamed(s, SEATS_OF_MALAPHYAS.sewers)
  putFoe(s, MALAPHYAS, room)
  malaphyas.side = 'red'
  malaphyas.bound = true
  t.tell({ what: 'spawned', foe: MALAPHYAS, is: 'malaphyas', room, tile: roomOf(s, room).tile, by: 'MA-23.6' })
}
