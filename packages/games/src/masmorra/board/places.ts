import { HERO_NAMES } from '../content/heroes.ts'
import { foesIn, isUnfought, statsOf } from '../state/foes.ts'
import { adjacentRooms, doorwaysOf, flightsFrom, roomOf } from '../state/map.ts'
import { NONE, type RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { placeName } from '../words/places.ts'

const WAYS = ['north', 'east', 'south', 'west'] as const

/** "the Portal", or "the Gold Room 2 north of Jay" where there are several. */
export function roomName(view: View, room: RoomId): string {
  return view.rooms[room] === undefined ? 'the supply' : placeName(view, room)
}

/** "the Portal on Level 1" */
export function placeOf(view: View, room: RoomId): string {
  const here = view.rooms[room]
  const name = roomName(view, room)
  return here === undefined || name.includes('Level') ? name : `${name} on Level ${here.level}`
}

/** The level, the doors and what is behind each, the stairs, and who is in it. */
export function aroundRoom(view: View, room: RoomId): readonly string[] {
  const { level } = roomOf(view, room)
  const flights = flightsFrom(view, room).map(flight => `Stairs to Level ${flight[2]}`)
  const here = inRoom(view, room)
  return [
    `Level ${level}`,
    level === 3 ? sayNeighbours(view, room) : sayDoors(view, room),
    ...flights,
    ...(here.length === 0 ? [] : [`In it: ${here.join(', ')}`]),
  ]
}

function sayNeighbours(view: View, room: RoomId): string {
  return `Doors to ${adjacentRooms(view, room)
    .map(to => roomName(view, to))
    .join(', ')}`
}

function sayDoors(view: View, room: RoomId): string {
  const doors = doorwaysOf(view, room).map(({ way, to, open }) => {
    const behind = to === NONE ? 'into the dark' : `to ${roomName(view, to)}`
    return `${WAYS[way]} ${open ? behind : 'closed'}`
  })
  return doors.length === 0 ? 'No doors' : `Doors: ${[...new Set(doors)].join(', ')}`
}

function inRoom(view: View, room: RoomId): string[] {
  const heroes = view.heroes.flatMap(({ id, room: at, lying }) =>
    id === 'none' || at !== room ? [] : [`${HERO_NAMES[id]}${lying ? ', lying' : ''}`],
  )
  const foes = foesIn(view, room).map(foe => `${statsOf(view, foe).name}${isUnfought(view, foe) ? '' : ', fought'}`)
  return [...heroes, ...foes]
}
