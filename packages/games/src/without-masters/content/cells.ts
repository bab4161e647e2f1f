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

const COLUMNS = 'abcdefghijkl'

/** `a1` is the south-west corner. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `${COLUMNS[cell % SIZE]}${Math.floor(cell / SIZE) + 1}`,
)

/** WM-1.3: nothing works diagonally. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A direction as the index of its name. */
export type Way = 0 | 1 | 2 | 3
export const WAYS: readonly Way[] = [0, 1, 2, 3]
export const WAY_OF: Readonly<Record<Direction, Way>> = { N: 0, E: 1, S: 2, W: 3 }

const COLUMN_STEP = [0, 1, 0, -1] as const
const ROW_STEP = [1, 0, -1, 0] as const

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
export const NEXT: Int16Array = Int16Array.from({ length: (CELLS + 1) * 4 }, (_, i) => {
  const cell = i >> 2
  const way = (i & 3) as Way
  if (cell === OUTSIDE) return OUTSIDE
  const column = columnOf(cell) + COLUMN_STEP[way]
  const row = rowOf(cell) + ROW_STEP[way]
  return isOnBoard(column, row) ? cellAt(column, row) : OUTSIDE
})

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
export function cellOf(name: string): Cell | undefined {
  const cell = CELL_NAMES.indexOf(name)
  return cell < 0 ? undefined : cell
}

/** A quarter turn of the whole board, clockwise (WM-3.17). */
export function turnCell(cell: Cell): Cell {
  return cellAt(rowOf(cell), SIZE - 1 - columnOf(cell))
}

/** Reads a table that has an entry for every cell. */
export function at(table: ArrayLike<number>, cell: Cell): number {
  return table[cell] as number
}
