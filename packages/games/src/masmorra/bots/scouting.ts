import { eachOnce } from '../state/each-once.ts'
import { activeHero } from '../state/heroes.ts'
import { type Flight, roomOf } from '../state/map.ts'
import { type Choice, NONE, type Open, type RoomId } from '../state/state.ts'
import { landOf } from './land.ts'
import { findIn, NEW_LEVEL, NOBODY_MET, newRoomOf, type Prospect } from './prospects.ts'

/** The ways that are open to the active Hero, and where they lead: each room is looked at once. */
export interface Scouting {
  /** Everything within so many Move Points: monsters to fight, doors to open, chests, stairs. */
  near(most: number): Prospect[]
  /** The same for whoever comes out in a room without a Step: what is there, and what is near it. */
  nearRoom(room: RoomId, most: number): Prospect[]
  /** The same map with other monsters on it. */
  among(s: Open): Scouting
}

export function scouting(s: Open, land = landOf(s)): Scouting {
  const guarded = guardedRooms(s)
  const found = eachOnce(room => findIn(s, room, guarded[room] === true))
  const newRoom = eachOnce(level => newRoomOf(s, level === 2 ? 2 : 1))

  /** Rooms by the way to them, the cheapest first; a room with monsters ends a way. */
  const placesFrom = (start: Place, most: number): Place[] => {
    const places = [start]
    const known: boolean[] = []
    known[start.room] = true
    const add = (place: Place): void => {
      known[place.room] = true
      places.push(place)
    }
    for (const { room, mp, cost, first } of places) {
      if (first !== undefined && guarded[room] === true) continue
      for (const { flight, to } of land.stairs(room)) {
        if (to !== NONE && !known[to]) add({ room: to, mp, cost, first: first ?? climbing(flight) })
      }
      if (mp >= most) continue
      for (const next of land.nexts(room)) {
        if (next === NONE || known[next]) continue
        add({ room: next, mp: mp + 1, cost: cost + land.crossing(room, next), first: first ?? ['move', next] })
      }
    }
    return places
  }

  const prospectsAt = (places: readonly Place[]): Prospect[] => {
    const prospects: Prospect[] = []
    for (const { room, mp, cost, first } of places) {
      if (first !== undefined) {
        const { opponents, meetings, bonus: finds, goal } = found(room)
        const bonus = finds - cost
        if (opponents.length > 0 || bonus > 0.1) prospects.push({ mp, meetings, bonus, first, goal })
        if (guarded[room] === true) continue
      }
      const { level } = roomOf(s, room)
      if (level !== 3 && land.opens(room)) {
        const { meetings, bonus } = newRoom(level)
        prospects.push({
          mp: mp + 1,
          meetings,
          bonus: bonus - cost - land.traps(room),
          first: first ?? ['explore'],
        })
      }
      // Stairs to a level that nobody has seen.
      for (const { flight, to } of land.stairs(room)) {
        if (to !== NONE) continue
        prospects.push({ mp, meetings: NOBODY_MET, bonus: NEW_LEVEL - cost, first: first ?? climbing(flight) })
      }
    }
    return prospects
  }

  return {
    near: most => prospectsAt(placesFrom({ room: activeHero(s).room, mp: 0, cost: 0, first: undefined }, most)),
    nearRoom: (room, most) => prospectsAt(placesFrom({ room, mp: 0, cost: land.lurking(room), first: ['end'] }, most)),
    among: other => scouting(other, land),
  }
}

interface Place {
  readonly room: RoomId
  readonly mp: number
  readonly cost: number
  readonly first: Choice | undefined
}

const climbing = (flight: Flight): Choice => ['stairs', Number(flight[2])]

/** By room whether there are monsters. */
function guardedRooms({ foes }: Pick<Open, 'foes'>): readonly (boolean | undefined)[] {
  const guarded: boolean[] = []
  for (const { room } of foes) if (room !== NONE) guarded[room] = true
  return guarded
}
