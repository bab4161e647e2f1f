import { SEATS_OF_MALAPHYAS } from '../content/large-tile.ts'
import { foeOf, MALAPHYAS } from '../deeds/foes.ts'
import { activeHero, heroOf } from '../heroes.ts'
import { flightsFrom, roomNamed, roomOf } from '../map.ts'
import { type Choice, NONE, type Open, type RoomId } from '../state.ts'
import { opponentsIn } from './means.ts'
import { isGoal, type Prospect } from './prospects.ts'
import { distancesFrom, roadsOf } from './roads.ts'

/** What a room nearer to the goal is worth; in Alliance more with every turn that passes. */
function nearer(s: Open): number {
  return s.options.mode === 'alliance' ? 2 + HASTE * s.time : 1
}

const HASTE = 0.25

/** The next room on the way to what the game is about: the stairs down, then Malaphyas. */
export function goalProspects(s: Open): Prospect[] {
  const { mode } = s.options
  const goal = goalOf(s)
  const { room } = activeHero(s)
  if (mode === 'standard' || goal === NONE || goal === room) return []
  const roads = roadsOf(s)
  const far = distancesFrom(roads, goal)
  const here = far[room]
  if (here === undefined) return []
  return (roads[room] ?? [])
    .filter(next => far[next] === here - 1)
    .map(next => ({
      mp: stepsTo(s, room, next),
      meetings: [opponentsIn(s, next)],
      bonus: nearer(s),
      first: wayTo(s, room, next),
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
    if (foeOf(s, MALAPHYAS).gone || !wantsTheEnd(s)) return NONE
    return roomNamed(s, SEATS_OF_MALAPHYAS[s.ground])
  }
  const flight = stairs(s, '2-3')
  return flight === NONE && roomOf(s, activeHero(s).room).level === 1 ? stairs(s, '1-2') : flight
}

function stairs(s: Open, flight: '1-2' | '2-3'): RoomId {
  return s.rooms.findIndex((_, room) => flightsFrom(s, room).includes(flight))
}

/** Whoever leads, or might with Malaphyas' XP, wants the game to end; in Alliance all do. */
function wantsTheEnd(s: Open): boolean {
  if (s.options.mode === 'alliance') return true
  const most = Math.max(...s.heroes.map(({ xp }) => xp))
  return heroOf(s, s.turn.player).xp + 4 >= most
}
