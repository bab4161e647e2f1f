import { enemyOn, heroOn } from '../../state/figures.ts'
import { distance, type Space } from '../../state/spaces.ts'
import { NOBODY } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import { areAdjacent, onMap, terrainOf } from '../04-adjacency/terrain.ts'
import { sameSide } from '../15-the-boss-level/seal.ts'
import type { Rule } from '../rulebook.ts'

/**
 * PL-11.1, PL-11.5, PL-11.6, PL-15.12: the rule that forbids Attacking what is on a Space. PL-20.4: terrain is checked
 * first.
 */
export function targetBroken(w: View, space: Space): Rule | undefined {
  const map = terrainOf(w.levels)
  const from = w.players[w.active]?.space ?? -1
  if (!onMap(map, space)) return 'PL-3.6'
  if (!sameSide(map, from, space)) return 'PL-15.12'
  if (!areAdjacent(map, from, space)) return distance(from, space) === 1 ? 'PL-11.5' : 'PL-11.1'
  if (heroOn(w.players, space) !== NOBODY) return 'PL-11.6'
  return enemyOn(w.enemies, space) === undefined ? 'PL-11.1' : undefined
}
