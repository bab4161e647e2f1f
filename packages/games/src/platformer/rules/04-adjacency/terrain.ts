import { type Floor, type Sign, TILE_SIDE, TILES, type TileId } from '../../content/tiles.ts'
import { byReading, COLUMNS, LEVEL_SPACES, levelOf, NOWHERE, type Space, WAYS, type Way } from '../../state/spaces.ts'

const LEVEL_STATUS = ['down', 'up', 'gone'] as const
type LevelStatus = (typeof LEVEL_STATUS)[number]

/** One Level as it lies: what is printed on it is known once it is up, and stays (PL-3.18) and stays known (PL-21.2, PL-21.5). */
export interface Level {
  readonly status: LevelStatus
  readonly boss: boolean
  /** Left and right; none while face down. */
  readonly tiles: readonly string[]
  /** Row by row from the bottom, left to right: 32 signs, or none while face down. */
  readonly spaces: string
  readonly floors: string
  /** `|` where a Wall is to the right of the Space. */
  readonly walls: string
}

export const faceDown = (boss: boolean): Level =>
  Object.freeze({ status: 'down', boss, tiles: Object.freeze([]), spaces: '', floors: '', walls: '' })

/** PL-4.5: two tiles side by side; a Wall printed by either counts. */
export function layLevel(left: TileId, right: TileId, boss: boolean): Level {
  const [a, b] = [TILES[left], TILES[right]]
  const rows = [0, 1, 2, 3]
  const row = (text: string, at: number): string => text.slice(TILE_SIDE * at, TILE_SIDE * (at + 1))
  const join = (one: string, other: string): string => rows.map(at => row(one, at) + row(other, at)).join('')
  const walls = rows.map(at => {
    const sides = (text: string): string => text.slice((TILE_SIDE + 1) * at, (TILE_SIDE + 1) * (at + 1))
    const [l, r] = [sides(a.sides), sides(b.sides)]
    const seam = l.charAt(TILE_SIDE) === '|' || r.charAt(0) === '|' ? '|' : ':'
    return l.slice(1, TILE_SIDE) + seam + r.slice(1)
  })
  return Object.freeze({
    status: 'up',
    boss,
    tiles: Object.freeze([left, right]),
    spaces: join(a.spaces, b.spaces),
    floors: join(a.floors, b.floors),
    walls: walls.join(''),
  })
}

/** All that one asks of the Map, worked out once for a set of Levels. */
export interface Terrain {
  /** The Spaces of revealed Levels are these up to, not including, `end`. */
  readonly start: Space
  readonly end: Space
  /** The first Space of the Boss Level, on the Map or not. */
  readonly bossStart: Space
  /** What is printed on each Space, by Space; blank off the Map. */
  readonly signs: readonly (Sign | ' ')[]
  readonly floors: readonly (Floor | ' ')[]
  /** By 4 × Space + way: the adjacent Space (section 4), or NOWHERE. */
  readonly next: Int16Array
  /** Whether a Platform, or the lowest Row (PL-3.7), is under the Space. */
  readonly solid: Uint8Array
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

/** Levels are replaced, never changed, so what was worked out for them stays true. */
export function terrainOf(levels: readonly Level[]): Terrain {
  let terrain = KNOWN.get(levels)
  if (terrain === undefined) {
    terrain = survey(levels)
    KNOWN.set(levels, terrain)
  }
  return terrain
}

/**
 * PL-4.3, PL-4.4, PL-3.16: a Platform parts, a Ladder through it joins. PL-4.6: a passage parts. PL-13.13: what is lowest counts
 * as standing on a Platform.
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
    portals: showing('p'),
    bossShops: showing('s').filter(space => space >= bossStart),
    enemySpawns: showing('e'),
    bossSpawns: showing('B'),
    icons: showing('*'),
  }
}

export const onMap = (map: Terrain, space: Space): boolean => space >= map.start && space < map.end

/** PL-4.1 to PL-4.7: the adjacent Space that way, or NOWHERE. */
export function adjacent(map: Terrain, space: Space, way: number): Space {
  return map.next[4 * space + way] ?? NOWHERE
}

export function areAdjacent({ next }: Terrain, a: Space, b: Space): boolean {
  const at = 4 * a
  return next[at] === b || next[at + 1] === b || next[at + 2] === b || next[at + 3] === b
}

export function isLadder(map: Terrain, space: Space): boolean {
  const sign = map.signs[space]
  return sign === 'H' || sign === 'G' || sign === 'C'
}

/** The highest Row of the highest revealed Level (PL-13.1). */
function isTopRow(map: Terrain, space: Space): boolean {
  return space >= map.end - COLUMNS
}

/** PL-13.1: whether a Hero that comes onto this Space turns up another Level. */
export function turnsUp(levels: readonly Level[], space: Space): boolean {
  const map = terrainOf(levels)
  return isTopRow(map, space) && map.end < levels.length * LEVEL_SPACES
}

export const isBossLevel = (map: Terrain, space: Space): boolean => space >= map.bossStart

/** PL-16.4, PL-16.5: Levels that were removed still count. */
export const bossHealth = (levels: readonly Level[]): number => 2 * levels.length
