import { heroOf, inOrderFrom } from '../../state/heroes.ts'
import { roomsBeside, trapOf, trapsBeside } from '../../state/map.ts'
import { type At, NONE, type Player, type RoomId, type State, type TrapId } from '../../state/state.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'

/**
 * MA-9.7: each live trap beside these rooms, or the one just placed, gives 1 Wound to every standing Hero beside it,
 * which nothing prevents (MA-9.9), and none to monsters (MA-9.11). It hits the Hero whose move set it off even if that
 * Hero has just left. A trap acts once (MA-9.8), and the Wounds of several traps add up (MA-9.12).
 */
export function activateTraps(s: State, t: At, rooms: readonly RoomId[], placed: TrapId = NONE): void {
  const touched = rooms.flatMap(room => trapsBeside(s, room))
  const acting = [...new Set(placed === NONE ? touched : [placed])].filter(trap => trapOf(s, trap).live)
  for (const trap of acting) t.tell({ what: 'trapActs', trap, tile: trapOf(s, trap).tile })
  for (const player of inOrderFrom(s, s.turn.player)) {
    const wounds = acting.filter(trap => hits(s, player, trap, placed === NONE)).length
    wound(s, t, player, wounds, 'MA-9.7')
  }
}

function hits(s: State, player: Player, trap: TrapId, byStep: boolean): boolean {
  if (byStep && player === s.turn.player) return true
  return roomsBeside(s, trap).includes(heroOf(s, player).room)
}
