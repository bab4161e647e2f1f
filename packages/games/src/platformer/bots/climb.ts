import type { Terrain } from '../rules/04-adjacency/terrain.ts'
import { COLUMNS, NOWHERE, rowOf, type Space } from '../state/spaces.ts'

/** Where the climb ends as far as it can be seen: the Boss Level, or the highest row that is revealed. */
const topOf = (map: Terrain): Space => Math.min(map.bossStart, map.end - COLUMNS)

/** From here on a way is as good as none. */
const NO_WAY = 99

const CLIMBS = new WeakMap<Terrain, Uint8Array>()

/** The number of steps from each Space to the top, whoever stands in between: kept for each Map. */
function climbDistances(map: Terrain): Uint8Array {
  const known = CLIMBS.get(map)
  if (known !== undefined) return known
  const far = new Uint8Array(map.signs.length).fill(NO_WAY)
  let edge: Space[] = []
  for (let space = topOf(map); space < map.end; space++) {
    far[space] = 0
    edge.push(space)
  }
  for (let steps = 1; edge.length > 0; steps++) {
    const reached: Space[] = []
    const reach = (from: Space): void => {
      if (from < map.start || (far[from] as number) <= steps) return
      far[from] = steps
      reached.push(from)
    }
    for (const space of edge) {
      for (let way = 0; way < 4; way++) reach(map.next[4 * space + way] ?? NOWHERE)
      if (map.floors[space] === '^') reach(space - COLUMNS) // PL-15.5: a passage leads up only
    }
    edge = reached
  }
  CLIMBS.set(map, far)
  return far
}

/** More steps than this around what stands above are not told apart. */
const LONGEST = 12

/** How many steps the way up from a Space is longer than straight up. */
export function detour(map: Terrain, space: Space): number {
  const straight = Math.max(0, rowOf(topOf(map)) - rowOf(space))
  return Math.min(LONGEST, (climbDistances(map)[space] as number) - straight)
}
