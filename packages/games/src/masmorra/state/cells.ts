/**
 * A cell of a level's grid: x grows east, y grows south (MA-1.9). One number, so that cells can be compared.
 * Hand-written, as the kit's grid has edges and a level has none.
 */
export type Cell = number

const HALF = 100
const WIDTH = 2 * HALF

export function cellAt(x: number, y: number): Cell {
  return (y + HALF) * WIDTH + x + HALF
}

export function xOf(cell: Cell): number {
  return (cell % WIDTH) - HALF
}

export function yOf(cell: Cell): number {
  return Math.floor(cell / WIDTH) - HALF
}

/** The step from a cell to its neighbour, in the order of `WAYS`. */
const STEPS = [-WIDTH, 1, WIDTH, -1] as const

export function beside(cell: Cell, way: number): Cell {
  return cell + (STEPS[way & 3] ?? 0)
}

export function opposite(way: number): number {
  return (way + 2) & 3
}

/** `3:-2` */
export function sayCell(cell: Cell): string {
  return `${xOf(cell)}:${yOf(cell)}`
}

export function readCell(text: string): Cell | undefined {
  const [, x, y] = /^(0|-?[1-9]\d?):(0|-?[1-9]\d?)$/.exec(text) ?? []
  return x === undefined || y === undefined ? undefined : cellAt(Number(x), Number(y))
}
