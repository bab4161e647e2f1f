import type { Kind } from '../../content/monsters.ts'
import { foeOf, isBoss, shelfFace } from '../../state/foes.ts'
import { type FoeId, NONE, type RoomId, type State } from '../../state/state.ts'

/** Puts a monster into a room: unfought, whatever it was before (MA-6.6). */
export function putFoe(s: State, foe: FoeId, room: RoomId): void {
  const here = foeOf(s, foe)
  here.room = room
  here.fought = false
}

export function shelve(s: State, foe: FoeId): void {
  const here = foeOf(s, foe)
  here.room = NONE
  here.fought = false
  here.turned = false
  here.bound = false
  if (isBoss(foe)) here.gone = true
  else here.is = shelfFace(foe)
}

/** A newly rolled monster comes into a room, with all that follows (MA-16.11, MA-16.16). */
export function spawnRandom(s: State, kind: Kind, room: RoomId): void {
  s.frames.push({ phase: 'spawn', kind, room, is: 'rolled', bound: false })
}
