import type { PotionId } from '../content/potions.ts'
import type { Terrain } from '../rules/04-adjacency/terrain.ts'
import { gemCost } from '../rules/08-gems/boosts.ts'
import { healthOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { hasItem, inForce, ownedArtifact, ownedItem } from '../state/cards.ts'
import { heroCard } from '../state/content.ts'
import { NOWHERE, type Space } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'
import type { Means } from './means.ts'

/** The most Wounds that n Symbols deal with this many Gems, each Gem used where it adds most. */
export function mostWounds(n: number, gems: number): number {
  if (n === 0) return 0
  let total = n
  let left = gems
  for (let times = 2; ; times++) {
    const step = gemCost(times) - gemCost(times - 1)
    const raised = Math.min(n, Math.floor(left / step))
    total += raised
    left -= raised * step
    if (raised < n) return total
  }
}

/** How many sword Symbols these means can make. */
function swordsIn(w: View, { pool, special }: Means): number {
  const player = w.players[w.active] as PlayerView
  const star = heroCard(w, player).star.includes('sword')
  const [foot = 0, sword = 0, coin = 0, claw = 0, stars = 0] = pool
  const others = star ? 0 : stars
  const pairs = (foot >> 1) + (coin >> 1) + (claw >> 1) + (others >> 1)
  const spare = ((foot | coin | claw | others) & 1) === 1
  const hammer = spare && ownedArtifact(w, w.active, 'AR10')?.ready === true ? 1 : 0
  const die = special === 'sword' || (special === 'star' && star) ? 1 : 0
  return sword + (star ? stars : 0) + die + pairs + hammer + potionsOf(player, 'PO5')
}

function potionsOf({ potions }: PlayerView, wanted: PotionId): number {
  let count = 0
  for (let i = 0; i < potions.length; i++) if (potions[i] === wanted) count++
  return count
}

/** The bonuses that cards could still add to an Attack on the Boss. */
function bonusAhead(w: View): number {
  const player = w.players[w.active] as PlayerView
  const ready = (card: 'IT02' | 'IT15'): boolean => ownedItem(player.items, card)?.ready === true
  return (ready('IT02') ? 1 : 0) + (ready('IT15') ? 2 : 0) + potionsOf(player, 'PO2')
}

/** The Wounds that these means could deal the Boss in one Attack, with all bonuses. */
function reachOnBoss(w: View, means: Means, gems: number): number {
  const player = w.players[w.active] as PlayerView
  const swords = swordsIn(w, means)
  if (swords === 0) return 0
  const daggers = swords >= 2 && hasItem(player, 'IT09') ? 1 : 0
  const shard = w.boss === 'ikee' && player.tokens.includes('shard') ? 1 : 0
  const dull = inForce(w, 'EV05') ? 1 : 0
  const prism = w.turn.prism || ownedItem(player.items, 'IT12')?.ready === true ? 1 : 0
  return enhanced(player, swords, gems + prism) + w.turn.bonus + bonusAhead(w) + daggers + shard - dull
}

/** Facet is worth a Gem where a sword is at least tripled: it takes no last Gem off. */
function enhanced({ hero, ready }: PlayerView, swords: number, gems: number): number {
  const faceted = hero === 'HE6' && ready ? mostWounds(swords, gems + 1) : 0
  return faceted > 2 * swords ? faceted : mostWounds(swords, gems)
}

export const winsWith = (w: View, means: Means): boolean =>
  reachOnBoss(w, means, (w.players[w.active] as PlayerView).gems) >= healthOf(w, w.boss)

/** How many steps of a claw bring the Boss to each Space, up to four. */
export function dragDistances(w: View, map: Terrain, boss: Space): Uint8Array {
  const far = new Uint8Array(map.signs.length).fill(99)
  // Nobody is dragged through a figure: where one stands, no step is ever a shorter way.
  const bar = (distance: number): void => {
    for (const { space } of w.enemies) far[space] = distance
    for (const { space } of w.players) if (space !== NOWHERE) far[space] = distance
    far[boss] = 0
  }
  bar(0)
  let edge = [boss]
  for (let steps = 1; steps <= 4; steps++) {
    const reached: Space[] = []
    for (const space of edge) {
      for (let way = 0; way < 4; way++) {
        const to = map.next[4 * space + way] ?? NOWHERE
        if (to === NOWHERE || (far[to] as number) <= steps) continue
        far[to] = steps
        reached.push(to)
      }
    }
    edge = reached
  }
  bar(99)
  return far
}

/** The fewest drags after which the Boss is adjacent to a Space. */
export function dragsTo(map: Terrain, far: Uint8Array, space: Space): number {
  let fewest = 99
  for (let way = 0; way < 4; way++) {
    const next = map.next[4 * space + way] ?? NOWHERE
    if (next !== NOWHERE) fewest = Math.min(fewest, far[next] as number)
  }
  return fewest
}

const WALKS = new WeakMap<Terrain, Map<Space, Uint8Array>>()

/** The number of steps between each Space and the Boss, whoever stands in between: kept for each Map. */
export function walkDistances(map: Terrain, boss: Space): Uint8Array {
  const walks = WALKS.get(map) ?? new Map<Space, Uint8Array>()
  WALKS.set(map, walks)
  const known = walks.get(boss) ?? walkedFrom(map, boss)
  walks.set(boss, known)
  return known
}

function walkedFrom(map: Terrain, boss: Space): Uint8Array {
  const far = new Uint8Array(map.signs.length).fill(99)
  far[boss] = 0
  let edge = [boss]
  for (let steps = 1; edge.length > 0; steps++) {
    const reached: Space[] = []
    for (const space of edge) {
      for (let way = 0; way < 4; way++) {
        const to = map.next[4 * space + way] ?? NOWHERE
        if (to === NOWHERE || (far[to] as number) <= steps) continue
        far[to] = steps
        reached.push(to)
      }
    }
    edge = reached
  }
  return far
}
