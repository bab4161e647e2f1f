import { stepsFrom as breadthFirst } from '@undercroft/kernel/kit'
import {
  BEFORE_DOOR,
  CONNECTED,
  DOOR_AT,
  DOORS,
  HUB,
  isRoom,
  NUMBER_OF,
  OPENINGS,
  type Place,
  ROOMS,
  ROOMS_AT,
  roomOf,
} from '../content/board.ts'

/** Something that everybody finds on the board: a room, a door or the Hub, and the places from which it is reached. */
interface Landmark {
  readonly name: string
  readonly at: readonly Place[]
}

const LANDMARKS: readonly Landmark[] = [
  ...DOORS.map((door, id) => ({ name: `the ${door} door`, at: BEFORE_DOOR.slice(id, id + 1) })),
  ...ROOMS.map((room, id) => ({ name: `room ${room}`, at: OPENINGS[id] ?? [] })),
  { name: 'the Hub', at: CONNECTED[HUB] ?? [] },
]

const FAR = 999

/** A place by its number and what it lies at: "the 2 at room e", "the 6 before the blue door", "the 4 near room b". */
export function sayWhere(place: Place): string {
  if (place === HUB) return 'the Hub'
  if (isRoom(place)) return `room ${ROOMS[roomOf(place)]}`
  return `the ${NUMBER_OF[place]} ${besides(place) ?? `near ${nearestTo(place)}`}`
}

/** What a space touches, in words; nothing where it is only a part of a corridor. */
function besides(place: Place): string | undefined {
  const door = DOOR_AT[place] ?? -1
  if (door >= 0) return `before the ${DOORS[door]} door`
  const rooms = (ROOMS_AT[place] ?? []).map(room => ROOMS[room])
  if (rooms.length > 0) return `at ${rooms.length === 1 ? 'room' : 'rooms'} ${rooms.join(' and ')}`
  return (CONNECTED[HUB] ?? []).includes(place) ? 'beside the Hub' : undefined
}

function nearestTo(place: Place): string {
  const steps = breadthFirst([place], HUB + 1, at => CONNECTED[at] ?? [])
  return closest(LANDMARKS, ({ at }) => stepsTo(steps, at)).name
}

function closest(among: readonly Landmark[], far: (landmark: Landmark) => number): Landmark {
  return among.reduce((best, each) => (far(each) < far(best) ? each : best))
}

function stepsTo(steps: Int16Array, places: readonly Place[]): number {
  return Math.min(FAR, ...places.map(place => steps[place] ?? -1).filter(far => far >= 0))
}

/**
 * Tells the ways on from a place apart by what lies on each: no two of them read alike. `from` is left out of all of
 * them, so that each way leads to what it is the shortest to.
 */
export function sayWay(ways: readonly Place[], way: Place, from: Place): string {
  if (way === HUB) return 'the Hub'
  const touched = besides(way)
  if (touched !== undefined) return `the ${NUMBER_OF[way]} ${touched}`
  const steps = new Map(
    ways.map(each => [each, breadthFirst([each], HUB + 1, at => (CONNECTED[at] ?? []).filter(next => next !== from))]),
  )
  const far = (each: Place, { at }: Landmark): number => stepsTo(steps.get(each) ?? new Int16Array(), at)
  const own = LANDMARKS.filter(each => ways.every(other => other === way || far(other, each) > far(way, each)))
  const towards = own.length === 0 ? nearestTo(way) : closest(own, each => far(way, each)).name
  return `the ${NUMBER_OF[way]} towards ${towards}`
}
