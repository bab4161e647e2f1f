import type { Step } from '@undercroft/kernel'
import { hasFoe } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { hasHero } from '../../state/heroes.ts'
import { factsOf, roomOf } from '../../state/map.ts'
import type { Level, Masmorra, Open, RoomId } from '../../state/state.ts'
import { spawnRandom } from './supply.ts'

/** MA-16.9, MA-16.10: rooms with spawn icons where nobody is, the oldest first; of one level, or of all (0). */
export function spawningRooms(s: Open, level: Level | 0): RoomId[] {
  return [...s.rooms.keys()].filter(room => {
    if (level !== 0 && roomOf(s, room).level !== level) return false
    return factsOf(s, room).spawn.length > 0 && !hasHero(s, room) && !hasFoe(s, room)
  })
}

/** MA-16.8 to MA-16.10: the rooms are listed first, the oldest first, and each spawns once. */
export const spawnRooms: Step<Masmorra, FrameOf<'spawnRooms'>> = {
  run(s, _, { level }) {
    for (const room of spawningRooms(s, level)) for (const kind of factsOf(s, room).spawn) spawnRandom(s, kind, room)
  },
}
