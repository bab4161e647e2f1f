/** The drawing's own measures: a tile is 100 wide, with a frame around the board for its coordinates. */
export const TILE = 100
export const FRAME = 62

export interface Point {
  readonly x: number
  readonly y: number
}

/** The side of the whole drawing. */
export function sideOf(size: number): number {
  return size * TILE + 2 * FRAME
}

/** The middle of the tile in this column (from the west) and row (from the south). */
export function middleOf(column: number, row: number, size: number): Point {
  return { x: FRAME + (column + 0.5) * TILE, y: FRAME + (size - row - 0.5) * TILE }
}

/** The column and row under a point of the drawing, or nothing outside the board. */
export function cellAt(point: Point, size: number): { readonly column: number; readonly row: number } | undefined {
  const column = Math.floor((point.x - FRAME) / TILE)
  const row = size - 1 - Math.floor((point.y - FRAME) / TILE)
  const inside = column >= 0 && column < size && row >= 0 && row < size
  return inside ? { column, row } : undefined
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
