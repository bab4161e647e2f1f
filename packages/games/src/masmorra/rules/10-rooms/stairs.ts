import { activeHero } from '../../state/heroes.ts'
import { endOf, type Flight, flightsFrom } from '../../state/map.ts'
import { type At, type Handlers, NONE, type Open, type RoomId, type Sheet, type State } from '../../state/state.ts'
import { relocate } from '../07-steps-and-moving/places.ts'
import { leaveBroken } from '../07-steps-and-moving/steps.ts'
import type { Rule } from '../rulebook.ts'

/** MA-10.8 */
export function offerStairs(s: Open, o: Sheet, room: RoomId): void {
  for (const level of LEVELS) {
    const flight = flightTo(s, room, level)
    if (flight !== undefined) o.try(['stairs', level], stairsBroken(s, flight))
    else if (o.explaining) o.refuse(['stairs', level], 'MA-10.8')
  }
}

const LEVELS = [1, 2, 3] as const

function flightTo(s: Open, room: RoomId, level: number): Flight | undefined {
  return flightsFrom(s, room).find(flight => Number(flight[2]) === level)
}

/** MA-10.10: stairs are free, from a room that the Hero may leave, each flight once each way in a turn. */
function stairsBroken(s: Open, flight: Flight): Rule | undefined {
  return leaveBroken(s) ?? (s.turn.climbed.includes(flight) ? 'MA-10.10' : undefined)
}

export const stairsHandlers = {
  /** MA-10.8: no Move Points are lost by it (MA-7.4). */
  stairs({ s, f, choice: [, level], t }) {
    const { player } = s.turn
    const from = activeHero(s).room
    const flight = flightTo(s, from, level)
    if (flight === undefined) throw new Error('there are no stairs here')
    s.turn.climbed.push(flight)
    const there = endOf(s, flight)
    if (there === NONE && flight === '2-3') {
      s.frames.push({ phase: 'ground', player }, f)
      return
    }
    const room = there === NONE ? layEntrance(s, t) : there
    relocate(s, t, player, room, 'stairs')
    s.frames.push({ phase: 'arrive', player, from, room, stepped: false }, f)
  },
} satisfies Handlers

/** MA-10.9: lays the Entrance at (0, 0) of Level 2; then the next tile is turned up, as after exploring. */
export function layEntrance(s: State, t: At): RoomId {
  const stack = s.stacks[1]
  if (stack === undefined) throw new Error('there is no Level 2')
  const room = s.rooms.length
  s.rooms.push({ tile: stack.up, level: 2, x: 0, y: 0, turns: 0, gold: 0, opened: false, extra: 'none' })
  t.uses(`tile.${stack.up}`)
  t.tell({ what: 'placed', room, tile: stack.up, turns: 0 })
  stack.up = 'none'
  s.frames.push({ phase: 'turnUp', level: 2, room, traps: 0 })
  return room
}
