import { heroesIn, heroOf } from '../heroes.ts'
import { factsOf } from '../map.ts'
import { NONE, type Open, type RoomId } from '../state.ts'
import { distancesFrom, roadsOf } from './roads.ts'

/** What it is worth to end a turn in a room, or in a new one beside it, as far as friends and the horde are concerned. */
type Company = (room: RoomId, beside: boolean) => number

/** What a monster that will stand before the Hero costs, shared among those who are there. */
const THREAT = 0.3
/** How much worse that is for a Hero with few Life Points. */
const WEAK = 1.8
/** A friend in the room or next to it, and a room too many between friends. */
const FRIEND = 0.1
const ASTRAY = 0.1

/** Alliance: monsters come nearer after every turn (MA-24.8), and a room holds no more of them than its limit, however many Heroes are in it. */
export function companyOf(s: Open): Company {
  if (s.options.mode !== 'alliance') return () => 0
  const { player } = s.turn
  const roads = roadsOf(s)
  const { lp } = heroOf(s, player)
  const friends = [...s.heroes.entries()].filter(([other, hero]) => other !== player && !hero.lying)
  const reach = Math.min(3, s.heroes.length)
  const known = new Map<RoomId, readonly (number | undefined)[]>()
  return (room, beside) => {
    let far = known.get(room)
    if (far === undefined) {
      far = distancesFrom(roads, room)
      known.set(room, far)
    }
    const more = beside ? 1 : 0
    const away = far
    const coming = s.foes.filter(
      foe => foe.room !== NONE && !foe.bound && foe.room !== room && (away[foe.room] ?? 99) + more <= reach,
    ).length
    const crowd = Math.min(factsOf(s, room).limit, coming)
    const here = beside ? 0 : heroesIn(s, room).filter(other => other !== player).length
    const danger = (crowd * THREAT * (lp <= 3 ? WEAK : 1)) / (1 + here)
    const gaps = friends.map(([, hero]) => (away[hero.room] ?? 99) + more)
    const near = gaps.filter(gap => gap <= 1).length
    const astray = gaps.length === 0 ? 0 : Math.max(0, Math.min(...gaps) - 2)
    return FRIEND * near - danger - ASTRAY * Math.min(5, astray)
  }
}
