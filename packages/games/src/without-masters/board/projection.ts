import type { Point } from '../../drawing/shapes.ts'
import { CELLS, type Cell, columnOf, rowOf, SIZE, type Way } from '../content/cells.ts'

/** The drawing's own measures: half a cell's width and depth on paper, and how far up one block of height goes. */
export const HALF_WIDTH = 32
export const HALF_DEPTH = 18
export const RISE = 24

/**
 * Margins: the rim and its letters at the sides, a tower with a figure at the top, the board's front edge at the
 * bottom.
 */
const SIDE_MARGIN = 46
const TOP_MARGIN = 92
const BOTTOM_MARGIN = 48

export const ISO_WIDTH = 2 * SIZE * HALF_WIDTH + 2 * SIDE_MARGIN
export const ISO_HEIGHT = 2 * SIZE * HALF_DEPTH + TOP_MARGIN + BOTTOM_MARGIN

/** How often the picture was turned clockwise. At 0 north lies up and to the right. */
export const QUARTERS = [0, 1, 2, 3] as const
export type Quarter = (typeof QUARTERS)[number]

export function quarterAfter(quarter: Quarter, by: 1 | -1): Quarter {
  return ((quarter + by + 4) % 4) as Quarter
}

/** A point of the board, in columns from the west and rows from the south, as it lies after so many quarter turns. */
function turned(quarter: Quarter, column: number, row: number): readonly [i: number, j: number] {
  switch (quarter) {
    case 0:
      return [column, row]
    case 1:
      return [row, SIZE - column]
    case 2:
      return [SIZE - column, SIZE - row]
    case 3:
      return [SIZE - row, column]
  }
}

/** On paper: `i` runs down to the right, `j` up to the right, heights straight up. */
export function onPaper(i: number, j: number, height: number): Point {
  return {
    x: SIDE_MARGIN + (i + j) * HALF_WIDTH,
    y: TOP_MARGIN + (SIZE + i - j) * HALF_DEPTH - height * RISE,
  }
}

/** Where a point of the board is on paper. */
export function project(quarter: Quarter, column: number, row: number, height: number): Point {
  const [i, j] = turned(quarter, column, row)
  return onPaper(i, j, height)
}

/** The cell's own corner that is leftmost on paper: where its drawing begins. */
function originOf(quarter: Quarter, cell: Cell): readonly [i: number, j: number] {
  const [i, j] = turned(quarter, columnOf(cell) + 0.5, rowOf(cell) + 0.5)
  return [i - 0.5, j - 0.5]
}

/** The middle of a cell's surface. */
export function middle(quarter: Quarter, cell: Cell, height: number): Point {
  return project(quarter, columnOf(cell) + 0.5, rowOf(cell) + 0.5, height)
}

/** The four corners of a cell at a height: left, front, right, back. */
export function corners(quarter: Quarter, cell: Cell, height: number): readonly [Point, Point, Point, Point] {
  const [i, j] = originOf(quarter, cell)
  return [onPaper(i, j, height), onPaper(i + 1, j, height), onPaper(i + 1, j + 1, height), onPaper(i, j + 1, height)]
}

/** How near to the eye a cell is: what is nearer is painted later. */
export function depth(quarter: Quarter, cell: Cell): number {
  const [i, j] = originOf(quarter, cell)
  return i - j
}

/** All cells, the farthest first. Cells of the same depth stand beside each other and never overlap. */
export const PAINTING: Readonly<Record<Quarter, readonly Cell[]>> = {
  0: painting(0),
  1: painting(1),
  2: painting(2),
  3: painting(3),
}

function painting(quarter: Quarter): readonly Cell[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).sort((a, b) => depth(quarter, a) - depth(quarter, b))
}

/** The ways that lead towards the eye: down to the left and down to the right. */
export function frontWays(quarter: Quarter): { readonly left: Way; readonly right: Way } {
  return { left: ((6 - quarter) % 4) as Way, right: ((5 - quarter) % 4) as Way }
}

/** The way that an arrow key leads: up is up and to the right on paper, and so on clockwise. */
export function wayOfArrow(quarter: Quarter, key: string): Way | undefined {
  const arrow = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].indexOf(key)
  return arrow < 0 ? undefined : (((arrow - quarter + 4) % 4) as Way)
}

export function pathOf(points: readonly Point[], closed = true): string {
  const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return closed ? `${line}Z` : line
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
