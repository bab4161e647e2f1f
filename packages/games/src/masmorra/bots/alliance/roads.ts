import { SEATS_OF_MALAPHYAS } from '../../content/large-tile.ts'
import { roomNamed, roomOf, roomsOf, startOf } from '../../state/map.ts'
import { NONE, type Open, type RoomId } from '../../state/state.ts'
import { landOf } from '../land.ts'
import { roadsOf } from '../roads.ts'
import { isSought } from './plan.ts'

/** What it costs to break through a room with monsters, in rooms. */
const GUARDED = 0.9
/** The distance of a room that no road leads to. */
const NOWHERE = 12

/** Where the team wants to be: rooms from which the level sought can be explored, the stairs down, Malaphyas' seat. */
function targetsOf(s: Open, opens: (room: RoomId) => boolean): RoomId[] {
  if (s.ground !== 'none') return [roomNamed(s, SEATS_OF_MALAPHYAS[s.ground])]
  const down = startOf(s, '2-3')
  if (down !== NONE) return [down]
  const level = isSought(s, 1) ? 1 : 2
  if (level === 1 && startOf(s, '1-2') !== NONE) return [startOf(s, '1-2')]
  const doors = roomsOf(s, level).filter(opens)
  return doors.length > 0 || level === 1 ? doors : [startOf(s, '1-2')]
}

/** How far each room is from where the team wants to be; monsters on the way count. */
export function waysLeft(s: Open, land = landOf(s), roads = roadsOf(s, land.nexts)): (room: RoomId) => number {
  const far: number[] = s.rooms.map(() => NOWHERE)
  const guarded = s.rooms.map(() => 0)
  for (const { room } of s.foes) if (room !== NONE) guarded[room] = (guarded[room] ?? 0) + 1
  const queue = targetsOf(s, land.opens).filter(room => room !== NONE)
  for (const room of queue) far[room] = 0
  while (queue.length > 0) {
    const room = queue.reduce((a, b) => ((far[b] ?? 0) < (far[a] ?? 0) ? b : a))
    queue.splice(queue.indexOf(room), 1)
    const through = (far[room] ?? 0) + GUARDED * (guarded[room] ?? 0)
    for (const next of roads[room] ?? []) {
      const cost = through + (roomOf(s, next).level === roomOf(s, room).level ? 1 : 0)
      if (cost >= (far[next] ?? NOWHERE)) continue
      far[next] = cost
      queue.push(next)
    }
  }
  return room => far[room] ?? NOWHERE
}
