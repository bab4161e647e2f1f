import { exploreBroken } from '../rules/08-exploring/placing.ts'
import { eachOnce } from '../state/each-once.ts'
import { activeHero } from '../state/heroes.ts'
import { adjacentRooms, endOf, type Flight, factsOf, flightsFrom, trapOf, trapsBeside } from '../state/map.ts'
import type { Open, RoomId, TrapId } from '../state/state.ts'
import { fallCost, worthsOf, woundCost } from './worths.ts'

/** Stairs as one comes upon them: where they lead, or NONE. */
interface Stairs {
  readonly flight: Flight
  readonly to: RoomId
}

/** The map as the active Hero walks it, whoever else stands there. */
export interface Land {
  /** The rooms behind the open doors of a room. */
  nexts(room: RoomId): readonly RoomId[]
  /** The stairs of a room that may be climbed in this turn (MA-10.10). */
  stairs(room: RoomId): readonly Stairs[]
  /** Whether a tile can be explored from a room. */
  opens(room: RoomId): boolean
  /** MA-10.22: what a pit or a web takes of whoever comes in. */
  lurking(room: RoomId): number
  /** What traps (MA-9.6) cost that are beside a room. */
  traps(room: RoomId): number
  /** The same on the way into the next one, with what lies in wait there. */
  crossing(from: RoomId, to: RoomId): number
}

/** Each room is looked at when a bot first thinks of it, and not again for the same answer. */
export function landOf(s: Open): Land {
  const { lp } = activeHero(s)
  const trapsOf = eachOnce(room => trapsBeside(s, room).filter(trap => trapOf(s, trap).live))
  const costOf = eachOnce(traps => (traps >= lp ? fallCost(s, s.turn.player) : woundCost(worthsOf(s), traps, lp)))
  const lurking = eachOnce(room => {
    const { kind } = factsOf(s, room)
    return kind === 'pit' || kind === 'web' ? worthsOf(s).spare.S : 0
  })
  return {
    nexts: eachOnce(room => adjacentRooms(s, room)),
    stairs: eachOnce(room => stairsOf(s, room)),
    opens: eachOnce(room => exploreBroken(s, room) === undefined),
    lurking,
    traps: room => costOf(trapsOf(room).length),
    crossing: (from, to) => lurking(to) + costOf(countOf(trapsOf(from), trapsOf(to))),
  }
}

function stairsOf(s: Open, room: RoomId): Stairs[] {
  const stairs: Stairs[] = []
  for (const flight of flightsFrom(s, room)) {
    if (!s.turn.climbed.includes(flight)) stairs.push({ flight, to: endOf(s, flight) })
  }
  return stairs
}

/** How many traps are among these or those. */
function countOf(these: readonly TrapId[], those: readonly TrapId[]): number {
  let count = these.length
  for (const trap of those) if (!these.includes(trap)) count++
  return count
}
