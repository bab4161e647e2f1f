import { hasItem } from '../../state/cards.ts'
import type { Space } from '../../state/spaces.ts'
import type { PlayerView } from '../../state/view.ts'
import type { Terrain } from '../04-adjacency/terrain.ts'

/** PL-3.13: the Wounds that a Trap on this Space deals to a Hero that enters it. */
export function trapWounds(map: Terrain, player: Pick<PlayerView, 'items'>, space: Space): number {
  return map.signs[space] === 't' && !hasItem(player, 'IT03') ? 1 : 0
}

export function isLadder(map: Terrain, space: Space): boolean {
  const sign = map.signs[space]
  return sign === 'H' || sign === 'G' || sign === 'C'
}
