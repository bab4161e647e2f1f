import { adjacentRooms, endOf, flightsFrom } from '../state/map.ts'
import { NONE, type Open, type RoomId } from '../state/state.ts'

/** For each room those that a door or stairs join to it. */
export type Roads = readonly (readonly RoomId[])[]

export function roadsOf(
  s: Pick<Open, 'rooms'>,
  nexts = (room: RoomId): readonly RoomId[] => adjacentRooms(s, room),
): Roads {
  return [...s.rooms.keys()].map(room => {
    const stairs = flightsFrom(s, room).map(flight => endOf(s, flight))
    return [...nexts(room), ...stairs.filter(there => there !== NONE)]
  })
}

/** Doors and stairs between a room and every other; nothing where no road leads. */
export function distancesFrom(roads: Roads, from: RoomId): readonly (number | undefined)[] {
  const far: number[] = []
  far[from] = 0
  const queue = [from]
  for (const room of queue) {
    for (const next of roads[room] ?? []) {
      if (far[next] !== undefined) continue
      far[next] = (far[room] ?? 0) + 1
      queue.push(next)
    }
  }
  return far
}
