import type { Floor, Sign } from '../../content/tiles.ts'
import type { Level } from '../../state/levels.ts'
import { byReading, COLUMNS, LEVEL_SPACES, levelOf, NOWHERE, type Space, WAYS, type Way } from '../../state/spaces.ts'

/** What the rules ask of the Map, computed once for each set of Levels. */
export interface Terrain {
  /** The Spaces of revealed Levels run from `start` to before `end`. */
  readonly start: Space
  readonly end: Space
  /** The first Space of the Boss Level, on the Map or not. */
  readonly bossStart: Space
  /** What is printed on each Space; a blank off the Map. */
  readonly signs: readonly (Sign | ' ')[]
  readonly floors: readonly (Floor | ' ')[]
  /** The adjacent Space (section 4) at index 4 × Space + way, or NOWHERE. */
  readonly next: Int16Array
  /** Whether a Platform, or the lowest Row (PL-3.7), is under the Space. */
  readonly solid: Uint8Array
  /** 1 where a trap is printed. */
  readonly traps: Uint8Array
  /** Void Portals in reading order. */
  readonly portals: readonly Space[]
  /** Shop Spaces of the Boss Level. */
  readonly bossShops: readonly Space[]
  /** Spaces in reading order, by what is printed on them. */
  readonly enemySpawns: readonly Space[]
  readonly bossSpawns: readonly Space[]
  readonly icons: readonly Space[]
}

const KNOWN = new WeakMap<readonly Level[], Terrain>()

/**
 * Keeps the terrain of each list of Levels: the list is frozen and replaced as a whole, so that its terrain never
 * changes.
 */
export function terrainOf(levels: readonly Level[]): Terrain {
  let terrain = KNOWN.get(levels)
  if (terrain === undefined) {
    terrain = survey(levels)
    KNOWN.set(levels, terrain)
  }
  return terrain
}

/**
 * PL-4.3, PL-4.4, PL-3.16: a Platform separates two Spaces, and a Ladder through it joins them. PL-4.6: a passage
 * separates them. PL-13.13: the lowest Row counts as standing on a Platform.
 */
function survey(levels: readonly Level[]): Terrain {
  const isUp = (level: Level): boolean => level.status === 'up'
  const size = levels.length * LEVEL_SPACES
  const start = levels.findIndex(isUp) * LEVEL_SPACES
  const end = (levels.findLastIndex(isUp) + 1) * LEVEL_SPACES
  const signs: (Sign | ' ')[] = []
  const floors: (Floor | ' ')[] = []
  for (let space = 0; space < size; space++) {
    const level = levels[levelOf(space)]
    const up = level?.status === 'up'
    signs.push(up ? (level.spaces.charAt(space % LEVEL_SPACES) as Sign) : ' ')
    floors.push(up ? (level.floors.charAt(space % LEVEL_SPACES) as Floor) : ' ')
  }
  const solid = new Uint8Array(size)
  const next = new Int16Array(4 * size).fill(NOWHERE)
  const join = (a: Space, way: Way, b: Space): void => {
    next[4 * a + WAYS.indexOf(way)] = b
    next[4 * b + ((WAYS.indexOf(way) + 2) % 4)] = a
  }
  for (let space = start; space < end; space++) {
    const floor = floors[space]
    solid[space] = floor !== '.' || space < start + COLUMNS ? 1 : 0
    const walls = levels[levelOf(space)]?.walls ?? ''
    const bordered = space % COLUMNS === COLUMNS - 1 || walls.charAt(space % LEVEL_SPACES) === '|'
    if (!bordered) join(space, 'right', space + 1) // PL-4.2
    if (space >= start + COLUMNS && (floor === '.' || floor === '#')) join(space, 'down', space - COLUMNS)
  }
  const revealed = Array.from({ length: end - start }, (_, i) => start + i).sort(byReading)
  const showing = (...wanted: readonly Sign[]): Space[] =>
    revealed.filter(space => wanted.some(sign => sign === signs[space]))
  const bossStart = (levels.length - 1) * LEVEL_SPACES
  return {
    start,
    end,
    bossStart,
    signs,
    floors,
    next,
    solid,
    traps: Uint8Array.from(signs, sign => (sign === 't' ? 1 : 0)),
    portals: showing('p'),
    bossShops: showing('s').filter(space => space >= bossStart),
    enemySpawns: showing('e'),
    bossSpawns: showing('B'),
    icons: showing('*'),
  }
}

export const onMap = (map: Terrain, space: Space): boolean => space >= map.start && space < map.end

/** PL-4.1 to PL-4.7: gives the adjacent Space in that direction, or NOWHERE. */
export function adjacent(map: Terrain, space: Space, way: number): Space {
  return map.next[4 * space + way] ?? NOWHERE
}

export function areAdjacent({ next }: Terrain, a: Space, b: Space): boolean {
  const at = 4 * a
  return next[at] === b || next[at + 1] === b || next[at + 2] === b || next[at + 3] === b
}

export const isBossLevel = (map: Terrain, space: Space): boolean => space >= map.bossStart
