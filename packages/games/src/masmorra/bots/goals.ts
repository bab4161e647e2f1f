import { SEATS_OF_MALAPHYAS } from '../content/large-tile.ts'
import { foeOf, MALAPHYAS } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { roomNamed, roomOf, startOf } from '../state/map.ts'
import { type Choice, NONE, type Open, type RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { wantsTheEnd } from './ending.ts'
import { opponentsIn } from './means.ts'
import { isGoal, type Prospect } from './prospects.ts'
import { distancesFrom, roadsOf } from './roads.ts'
import { siegeWorth } from './siege.ts'

/** What a room nearer to the goal is worth. */
const NEARER = 1

/** The next room on the way to what the game is about: the stairs down, then Malaphyas. */
export function goalProspects(s: View): Prospect[] {
  const { mode } = s.options
  const goal = goalOf(s)
  const { room } = activeHero(s)
  if (mode === 'standard') return []
  const roads = roadsOf(s)
  if (mode === 'epic' && s.ground !== 'none') {
    const throne = roomNamed(s, SEATS_OF_MALAPHYAS[s.ground])
    const red = foeOf(s, MALAPHYAS).side === 'red'
    const siege = red ? siegeWorth(s) : 0
    if (throne === room) return siege > 0 ? [] : ways(s, room, roads[room] ?? [], AWAY)
    if (roads[throne]?.includes(room)) return siege > 0 ? ways(s, room, [throne], siege) : []
  }
  if (goal === NONE || goal === room) return []
  const far = distancesFrom(roads, goal)
  const here = far[room]
  if (here === undefined) return []
  const nearerRooms = (roads[room] ?? []).filter(next => far[next] === here - 1)
  return ways(s, room, nearerRooms, NEARER)
}

/** A Hero that struck Malaphyas and did not beat him is better off next door until it has its dice again. */
const AWAY = 1.5

function ways(s: Open, from: RoomId, rooms: readonly RoomId[], bonus: number): Prospect[] {
  return rooms.map(next => ({
    mp: stepsTo(s, from, next),
    meetings: [opponentsIn(s, next)],
    bonus,
    first: wayTo(s, from, next),
    goal: isGoal(s, next),
  }))
}

/** MA-10.8: stairs take no Move Points. */
function stepsTo(s: Open, from: RoomId, to: RoomId): number {
  return roomOf(s, from).level === roomOf(s, to).level ? 1 : 0
}

function wayTo(s: Open, from: RoomId, to: RoomId): Choice {
  const { level } = roomOf(s, to)
  return roomOf(s, from).level === level ? ['move', to] : ['stairs', level]
}

function goalOf(s: Open): RoomId {
  if (s.ground !== 'none') {
    if (foeOf(s, MALAPHYAS).gone || !wantsTheEnd(s, s.turn.player)) return NONE
    return roomNamed(s, SEATS_OF_MALAPHYAS[s.ground])
  }
  const flight = startOf(s, '2-3')
  return flight === NONE && roomOf(s, activeHero(s).room).level === 1 ? startOf(s, '1-2') : flight
}
