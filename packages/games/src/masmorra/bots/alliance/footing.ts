import type { Stats } from '../../content/monsters.ts'
import { sizeOf, statsOf } from '../../state/foes.ts'
import { factsOf } from '../../state/map.ts'
import { NONE, type Open, type Player, type RoomId } from '../../state/state.ts'
import { distancesFrom, type Roads } from '../roads.ts'
import { lpCosts, woundsAt } from './wounds.ts'

/** What it costs to end a turn in a room, or in a new one behind it. */
type Footing = (room: RoomId, behind: boolean, lp: number) => number

/** How much of their Payback comes through, the first of them to the fourth. */
const THROUGH = [0.35, 0.6, 0.85, 1] as const
/** What each of them costs beside Wounds: dice. */
const DICE = 0.5
const WEB = 0.7

/** MA-24.8: monsters come nearer after every turn. Counts those that will have arrived by the Hero's next turn. */
export function footingOf(s: Open, player: Player, roads: Roads): Footing {
  const costs = lpCosts(s)
  const reach = Math.min(4, s.heroes.length)
  const known = new Map<RoomId, readonly (number | undefined)[]>()
  const farFrom = (room: RoomId): readonly (number | undefined)[] => {
    let far = known.get(room)
    if (far === undefined) {
      far = distancesFrom(roads, room)
      known.set(room, far)
    }
    return far
  }
  const friends = s.heroes.flatMap((hero, other) => (other === player || hero.lying ? [] : [hero.room]))
  return (room, behind, lp) => {
    const far = farFrom(room)
    const more = behind ? 1 : 0
    const coming: { readonly far: number; readonly size: number; readonly stats: Stats }[] = []
    for (const [foe, { room: at, bound, turned }] of s.foes.entries()) {
      if (at === NONE || (bound && at !== room) || (turned && at !== room)) continue
      const distance = (far[at] ?? 99) + more
      if (distance > reach) continue
      const nearer = friends.some(friend => friend !== room && (farFrom(friend)[at] ?? 99) < distance)
      if (!nearer) coming.push({ far: distance, size: sizeOf(foe), stats: statsOf(s, foe) })
    }
    coming.sort((a, b) => a.far - b.far)
    let left = behind ? 3 : factsOf(s, room).limit
    let wounds = 0
    let dice = 0
    let count = 0
    for (const { size, stats } of coming) {
      if (size > left) continue
      left -= size
      wounds += stats.payback * (THROUGH[count] ?? 1)
      dice += DICE + (stats.traits.includes('web') ? WEB : 0)
      count++
    }
    const here = behind ? 0 : friends.filter(friend => friend === room).length
    return (woundsAt(costs, wounds, lp) + dice) / (1 + 0.3 * here)
  }
}
