import type { Viewer } from '@undercroft/kernel'
import type { Point } from '../../drawing/shapes.ts'

/** The drawing's own measures: a tile is 100 wide, with a frame around the board for its coordinates. */
export const TILE = 100
export const FRAME = 36

/** A place among tiles: the column from the west, the row from the south. */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** How many tiles a side has, and whether the drawing is turned by half, so that the north is below. */
export interface Field {
  readonly size: number
  readonly turned: boolean
}

/** Everybody has the own pawns below. B begins in the north; those who only watch sit with A. */
export function isTurned(viewer: Viewer): boolean {
  return viewer === 1
}

/** Where a tile stands in the drawing; and which tile stands there, for half a turn is its own way back. */
export function turnedCell({ column, row }: Cell, { size, turned }: Field): Cell {
  return turned ? { column: size - 1 - column, row: size - 1 - row } : { column, row }
}

/** A step across the drawing, to the right and upwards, as columns and rows of the board. */
export function turnedStep([right, up]: readonly [number, number], { turned }: Field): readonly [number, number] {
  return turned ? [0 - right, 0 - up] : [right, up]
}

/** The side of the whole drawing. */
export function sideOf(size: number): number {
  return size * TILE + 2 * FRAME
}

/** The middle of a tile. */
export function middleOf(cell: Cell, field: Field): Point {
  const { column, row } = turnedCell(cell, field)
  return { x: FRAME + (column + 0.5) * TILE, y: FRAME + (field.size - row - 0.5) * TILE }
}

/** The tile under a point of the drawing, or nothing outside the board. */
export function cellAt(point: Point, field: Field): Cell | undefined {
  const { size } = field
  const column = Math.floor((point.x - FRAME) / TILE)
  const row = size - 1 - Math.floor((point.y - FRAME) / TILE)
  const inside = column >= 0 && column < size && row >= 0 && row < size
  return inside ? turnedCell({ column, row }, field) : undefined
}

/** Where a window opens beside a point of the drawing: above or below it, or at its left or right. In parts of the side. */
export interface Place extends Point {
  readonly above: boolean
  /** The side towards the nearer rim, beyond which a wide frame has room. */
  readonly side: 'left' | 'right'
  /** How high the point itself is. */
  readonly level: number
}

/** Beside a point, so that another one is left to be seen as well: on the side where both leave more room. */
export function placeBeside(point: Point, other: Point): Place {
  const top = Math.min(point.y, other.y)
  const bottom = Math.max(point.y, other.y)
  const above = top >= 1 - bottom
  const side = other.x === point.x ? (point.x < 0.5 ? 'left' : 'right') : other.x > point.x ? 'left' : 'right'
  return { x: point.x, y: above ? top : bottom, above, side, level: point.y }
}

/** The same tile looks worn in the same way each time it is drawn. Between 0 and 1. */
export function wear(column: number, row: number, salt: number): number {
  let h = Math.imul(column + 1, 73856093) ^ Math.imul(row + 1, 19349663) ^ Math.imul(salt + 1, 83492791)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** A way through the middles of tiles, as a path to stroke. */
export function strokeOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
