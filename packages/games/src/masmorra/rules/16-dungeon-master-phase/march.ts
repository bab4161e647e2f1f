import type { Trait } from '../../content/monsters.ts'
import { foeOf, hasRoomFor, hasTrait } from '../../state/foes.ts'
import { hasHero } from '../../state/heroes.ts'
import { adjacentRooms, endOf, factsOf, flightsFrom, roomOf } from '../../state/map.ts'
import { type At, type FoeId, NONE, type Open, type RoomId, type State } from '../../state/state.ts'
import { layEntrance } from '../10-rooms/stairs.ts'
import type { Rule } from '../rulebook.ts'
import { putFoe } from './supply.ts'

/** MA-10.14: leaving a Web Room takes a monster two Move Points, but for those at home in webs or without a body. */
export function marchCost(s: Open, foe: FoeId): number {
  if (factsOf(s, foeOf(s, foe).room).kind !== 'web') return 1
  return FREE_OF_WEBS.some(trait => hasTrait(s, foe, trait)) ? 1 : 2
}

/** Why a monster cannot leave the room it is in, by whatever way; bosses move like others (MA-16.5). */
export function foeHeld(s: Open, foe: FoeId): Rule | undefined {
  const { room, bound, is } = foeOf(s, foe)
  if (room === NONE) return 'MA-16.1'
  if (bound) return is === 'malaphyas' ? 'MA-21.11' : s.ground === 'sewers' ? 'MA-23.4' : 'MA-22.3'
  return hasHero(s, room) ? 'MA-16.2' : undefined
}

/** MA-16.1 to MA-16.4 */
export function marchBroken(s: Open, foe: FoeId, room: RoomId, mp: number): Rule | undefined {
  const stays = foeHeld(s, foe)
  if (stays !== undefined) return stays
  if (!adjacentRooms(s, foeOf(s, foe).room).includes(room)) return 'MA-16.3'
  const cost = marchCost(s, foe)
  if (cost > mp) return cost > 1 && mp > 0 ? 'MA-10.14' : 'MA-16.1'
  return hasRoomFor(s, foe, room) ? undefined : 'MA-16.4'
}

export function march(s: State, t: At, foe: FoeId, room: RoomId): void {
  walk(s, t, foe, room, 'walk')
}

function walk(s: State, t: At, foe: FoeId, room: RoomId, how: 'walk' | 'stairs'): void {
  const { room: from, is } = foeOf(s, foe)
  putFoe(s, foe, room)
  t.tell({ what: 'foeMoved', foe, is, from, room, tile: roomOf(s, room).tile, how })
}

/** MA-16.6: free, once for each monster; only Heroes open Level 3. */
export function climbBroken(s: Open, foe: FoeId): Rule | undefined {
  const stays = foeHeld(s, foe)
  if (stays !== undefined) return stays
  const [flight] = flightsFrom(s, foeOf(s, foe).room)
  if (flight === undefined) return 'MA-10.8'
  if (s.turn.dmClimbed.includes(foe)) return 'MA-16.6'
  const to = endOf(s, flight)
  if (to === NONE) return flight === '2-3' ? 'MA-16.6' : undefined
  return hasRoomFor(s, foe, to) ? undefined : 'MA-16.4'
}

/** Down to a level that nobody has seen, the Entrance is laid first (MA-10.9). */
export function climb(s: State, t: At, foe: FoeId): void {
  const [flight] = flightsFrom(s, foeOf(s, foe).room)
  if (flight === undefined) return
  s.turn.dmClimbed.push(foe)
  const to = endOf(s, flight)
  if (to !== NONE) walk(s, t, foe, to, 'stairs')
  else walk(s, t, foe, layEntrance(s, t), 'stairs')
}

/** MA-10.14: these pay no heed to a Web Room. */
const FREE_OF_WEBS: readonly Trait[] = ['web', 'incorporeal']
