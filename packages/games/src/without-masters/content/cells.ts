import { WAYS as GRID_WAYS, grid } from '@undercroft/kernel/kit'

/** WM-1.2: the board has 12x12 cells. A cell is a number: its column, plus 12 for each row north of the first. */
export const SIZE = 12
export const CELLS = 144
export type Cell = number

/** Stands for "no cell" in play: a figure in the box, no lure. */
export const NOWHERE = -1

/**
 * The index and the height of everything beyond the edge: no step leads that high, so walks need no check of the
 * edge.
 */
export const OUTSIDE = 144
export const OUTSIDE_HEIGHT = 99

const GRID = grid(SIZE)

/** `a1` is the south-west corner. */
export const CELL_NAMES: readonly string[] = GRID.names

/** WM-1.3: nothing works diagonally. */
export const DIRECTIONS = GRID_WAYS
export type Direction = (typeof DIRECTIONS)[number]

/** A direction as the index of its name. */
export type Way = 0 | 1 | 2 | 3
export const WAYS: readonly Way[] = [0, 1, 2, 3]
export const WAY_OF: Readonly<Record<Direction, Way>> = { N: 0, E: 1, S: 2, W: 3 }

// These stay here: simulations call them all the time, and with a constant size `distance` took 0.7 times as long as the
// grid's own, which is shared with grids of other sizes.
export function columnOf(cell: Cell): number {
  return cell % SIZE
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / SIZE)
}

/** Columns and rows counted from 0. */
export function isOnBoard(column: number, row: number): boolean {
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE
}

export function cellAt(column: number, row: number): Cell {
  return row * SIZE + column
}

/** The four neighbours of each cell, by way; OUTSIDE where there is none. */
export const NEXT: Int16Array = GRID.next

/** The neighbour, or OUTSIDE. */
export function next(cell: Cell, way: Way): Cell {
  return NEXT[cell * 4 + way] as Cell
}

/** WM-1.3: adjacent means sharing a side. */
export function areAdjacent(a: Cell, b: Cell): boolean {
  return distance(a, b) === 1
}

/** Columns plus rows. */
export function distance(a: Cell, b: Cell): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))
}

/** WM-1.2: the edge is columns a and l and rows 1 and 12. */
export function isEdge(cell: Cell): boolean {
  const column = columnOf(cell)
  const row = rowOf(cell)
  return column === 0 || column === SIZE - 1 || row === 0 || row === SIZE - 1
}

/** The order in which one reads a printed board: row 12 to row 1, each from a to l (WM-3.18). */
export function readingOrder(cell: Cell): number {
  return (SIZE - 1 - rowOf(cell)) * SIZE + columnOf(cell)
}

export function nameOf(cell: Cell): string {
  return CELL_NAMES[cell] ?? 'nowhere'
}

/** Reads a cell's name; undefined if there is no such cell. */
export const cellOf: (name: string) => Cell | undefined = GRID.read

/** A quarter turn of the whole board, clockwise (WM-3.17). */
export function turnCell(cell: Cell): Cell {
  return cellAt(rowOf(cell), SIZE - 1 - columnOf(cell))
}

/** Reads a table that has an entry for every cell. */
export function at(table: ArrayLike<number>, cell: Cell): number {
  return table[cell] as number
}
