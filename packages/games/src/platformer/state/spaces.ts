import { grid } from '@undercroft/kernel/kit'
import { TILE_SIDE } from '../content/tiles.ts'

/**
 * A Space is a number, counted row by row from the bottom of Level 1, left to right. Its name is `c3y12` for column 3
 * of row 12.
 */
export type Space = number

export const NOWHERE = -1

export const COLUMNS = 2 * TILE_SIDE
export const LEVEL_ROWS = TILE_SIDE
export const LEVEL_SPACES = COLUMNS * LEVEL_ROWS

/** PL-18.5: the longer Map has 5 Levels; others have 4. */
const MOST_LEVELS = 5
export const MOST_SPACES = MOST_LEVELS * LEVEL_SPACES

const MAP = grid(COLUMNS, MOST_LEVELS * LEVEL_ROWS, (column, row) => `c${column + 1}y${row + 1}`)

export const SPACE_NAMES: readonly string[] = MAP.names

export const nameOf = (space: Space): string => SPACE_NAMES[space] ?? 'nowhere'

/** Counted from 0 at the left. */
export const columnOf = (space: Space): number => space % COLUMNS

/** Counted from 0 at the bottom of Level 1. */
export const rowOf = (space: Space): number => Math.floor(space / COLUMNS)

/** PL-13.8: Levels are counted from 0 at the bottom. */
export const levelOf = (space: Space): number => Math.floor(space / LEVEL_SPACES)

/** The left tile of a Level is 0, the right one 1. */
export const sideOf = (space: Space): number => (columnOf(space) < TILE_SIDE ? 0 : 1)

export const WAYS = ['up', 'right', 'down', 'left'] as const
export type Way = (typeof WAYS)[number]

/**
 * The Space that way on a Map without Walls, or NOWHERE beyond the outer border. The ways of a grid have the same
 * order.
 */
export function beside(space: Space, way: Way): Space {
  const to = MAP.next[4 * space + WAYS.indexOf(way)] ?? MAP.outside
  return to === MAP.outside ? NOWHERE : to
}

/** PL-15.15: counts steps left, right, up and down, whatever is in the way. */
export const distance = MAP.distance

/** PL-1.9: sorts Spaces in reading order, the highest row first, then from left to right. */
export function byReading(a: Space, b: Space): number {
  return rowOf(b) - rowOf(a) || columnOf(a) - columnOf(b)
}
