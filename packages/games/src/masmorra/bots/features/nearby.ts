import { foesIn, statsOf } from '../../state/foes.ts'
import { adjacentRooms } from '../../state/map.ts'
import { NONE, type RoomId, type State } from '../../state/state.ts'

/** The XP of monsters that a Hero could fight at once, and after one Step. */
export interface Nearby {
  readonly here: number
  readonly next: number
}

/** More than this cannot be had in a turn. */
const MOST = 6

export function nearby(s: State, room: RoomId): Nearby {
  if (room === NONE) return { here: 0, next: 0 }
  let next = 0
  for (const other of adjacentRooms(s, room)) next += xpIn(s, other)
  return { here: xpIn(s, room), next: Math.min(MOST, next) }
}

function xpIn(s: State, room: RoomId): number {
  let xp = 0
  for (const foe of foesIn(s, room)) xp += statsOf(s, foe).xp
  return xp
}
