import { isOccupied } from '../../state/figures.ts'
import { COLUMNS, distance, type Space } from '../../state/spaces.ts'
import type { View } from '../../state/view.ts'
import { type Terrain, terrainOf } from '../04-adjacency/terrain.ts'

/**
 * PL-12.13, PL-12.14: a Hero Spawns in the lowest Row that has room. PL-15.14, PL-15.15: on the Boss Level it Spawns on
 * a Shop Space, or on the closest Spaces to one.
 */
export function spawnSpaces(w: View, seat: number): Space[] {
  const map = terrainOf(w.levels)
  return w.players[seat]?.entered === true ? bossSpawnSpaces(w, map) : lowestFree(w, map)
}

function lowestFree(w: View, map: Terrain): Space[] {
  for (let row = map.start; row < map.end; row += COLUMNS) {
    const free: Space[] = []
    for (let space = row; space < row + COLUMNS; space++) if (!isOccupied(w, space)) free.push(space)
    if (free.length > 0) return free
  }
  return []
}

function bossSpawnSpaces(w: View, map: Terrain): Space[] {
  const free: Space[] = []
  for (let space = map.bossStart; space < map.end; space++) if (!isOccupied(w, space)) free.push(space)
  const steps = (space: Space): number => Math.min(...map.bossShops.map(shop => distance(shop, space)))
  const nearest = Math.min(...free.map(steps))
  return free.filter(space => steps(space) === nearest)
}
