import type { Table } from '@undercroft/kernel'
import { isOccupied, isOnMap } from '../../state/figures.ts'
import { byReading, distance, type Space } from '../../state/spaces.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import { terrainOf } from '../04-adjacency/terrain.ts'
import { putEnemy } from '../13-revealing-and-removing-levels/appear.ts'

/**
 * PL-16.22, PL-16.23: puts a Snake on the free Spawn Space nearest to the Active Hero. Without a token or a free Space
 * nothing happens.
 */
export function summon(s: State, t: Table<Platformer>): void {
  const map = terrainOf(s.levels)
  const hero = activeOf(s)
  const far = (space: Space): number => (isOnMap(hero) ? distance(hero.space, space) : 0)
  const free = map.enemySpawns
    .filter(space => space >= map.bossStart && !isOccupied(s, space))
    .sort((a, b) => far(a) - far(b) || byReading(a, b))
  if (free[0] !== undefined) putEnemy(s, 'snake', free[0], 'PL-16.22', t)
}
