import { foesIn, statsOf } from '../../state/foes.ts'
import { adjacentRooms } from '../../state/map.ts'
import type { Player, RoomId, State } from '../../state/state.ts'

/** The XP of monsters that a Hero could fight at once, and after one Step. */
export function nearby(s: State, player: Player): { readonly here: number; readonly next: number } {
  const room = s.heroes[player]?.room ?? -1
  if (room < 0) return { here: 0, next: 0 }
  let next = 0
  for (const other of adjacentRooms(s, room)) next += xpIn(s, other)
  return { here: xpIn(s, room), next: Math.min(6, next) }
}

function xpIn(s: State, room: RoomId): number {
  let xp = 0
  for (const foe of foesIn(s, room)) xp += statsOf(s, foe).xp
  return xp
}
