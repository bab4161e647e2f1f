import type { Floor } from '../../content/tiles.ts'
import type { Level } from '../../state/levels.ts'
import { COLUMNS, LEVEL_SPACES, SPACE_NAMES, type Space } from '../../state/spaces.ts'
import type { State } from '../../state/state.ts'
import { type Given, index, texts, whole } from './values.ts'

/** What a position in words can draw on its open Levels. */
export const MAP_KEYS = [
  'open',
  'gone',
  'floors',
  'laddered',
  'walls',
  'ladders',
  'traps',
  'shops',
  'portals',
  'spawns',
] as const
type MapKey = (typeof MAP_KEYS)[number]

const SIGN_OF = { ladders: 'H', traps: 't', shops: 's', portals: 'p', spawns: 'e' } as const

/**
 * Levels 1 to `open` are revealed and empty except for what is listed. The Boss Level keeps its passages, and `gone`
 * Levels are removed.
 */
export function drawLevels(s: State, given: Given<MapKey>): readonly Level[] {
  const open = whole(given.open, 1)
  const gone = whole(given.gone, 0)
  const size = s.levels.length * LEVEL_SPACES
  const signs = Array.from({ length: size }, () => '.')
  const floors = Array.from({ length: size }, (_, space): Floor => (isPassage(s, space) ? '^' : '.'))
  const walls = Array.from({ length: size }, () => ':')
  for (const [key, sign] of Object.entries(SIGN_OF)) {
    for (const name of texts(given[key as keyof typeof SIGN_OF])) signs[spaceOf(name)] = sign
  }
  for (const name of texts(given.floors)) floors[spaceOf(name)] = '='
  for (const name of texts(given.laddered)) floors[spaceOf(name)] = '#'
  for (const name of texts(given.walls)) walls[leftOf(name)] = '|'
  const cut = (drawn: readonly string[], at: number): string =>
    drawn.slice(at * LEVEL_SPACES, (at + 1) * LEVEL_SPACES).join('')
  return Object.freeze(
    s.levels.map((level, at) => {
      if (at >= open) return level
      const status = at < gone ? 'gone' : 'up'
      const drawn = { spaces: cut(signs, at), floors: cut(floors, at), walls: cut(walls, at) }
      return Object.freeze({ status, boss: level.boss, tiles: OPEN_TILES, ...drawn } satisfies Level)
    }),
  )
}

const OPEN_TILES = Object.freeze(['open', 'open'])

const isPassage = (s: State, space: Space): boolean => {
  const start = (s.levels.length - 1) * LEVEL_SPACES
  return space >= start && space < start + COLUMNS
}

export const spaceOf = (name: unknown): Space => index(SPACE_NAMES, name, 'Space')

/** `c2y6/c3y6`: the Wall is to the right of the first. */
function leftOf(name: string): Space {
  const [left, right] = name.split('/').map(spaceOf)
  if (left === undefined || right !== left + 1) throw new Error(`"${name}" does not name two Spaces side by side`)
  return left
}
