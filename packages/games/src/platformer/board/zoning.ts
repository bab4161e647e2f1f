import { isBossLevel, terrainOf } from '../rules/04-adjacency/terrain.ts'
import { zoneOf } from '../rules/09-movement/provoked.ts'
import { comingAttacks, rangeOf } from '../rules/16-the-boss-turn/ranges.ts'
import { enemyOn } from '../state/figures.ts'
import type { Space } from '../state/spaces.ts'
import type { View } from '../state/view.ts'

/**
 * The zone of control of the Enemy on a Space, or of all Enemies: a Hero that leaves one of these Spaces is Attacked.
 */
export function zones(view: View, of: Space | 'all' | undefined): ReadonlyMap<Space, string> {
  const found = new Map<Space, string>()
  if (of === undefined) return found
  const here = of === 'all' ? undefined : enemyOn(view.enemies, of)
  const enemies = of === 'all' ? view.enemies : here === undefined ? [] : [here]
  for (const enemy of enemies) for (const space of zoneOf(view, enemy)) found.set(space, '')
  return found
}

/**
 * Where the Boss Attacks: the Spaces of the Attack that is being shown. While nothing is shown and a Hero is on the
 * Boss Level, how many of the cards that may come next reach each Space.
 */
export function dangers(view: View, shown: readonly Space[] | undefined): ReadonlyMap<Space, string> {
  if (shown !== undefined) return new Map(shown.map(space => [space, '']))
  const map = terrainOf(view.levels)
  const active = view.players[view.active]?.space ?? -1
  if (active < 0 || !isBossLevel(map, active)) return new Map()
  const cards = comingAttacks(view)
  const counts = new Map<Space, number>()
  for (const card of cards) for (const space of rangeOf(view, card)) counts.set(space, (counts.get(space) ?? 0) + 1)
  return new Map([...counts].map(([space, many]) => [space, `${many}/${cards.length}`]))
}
