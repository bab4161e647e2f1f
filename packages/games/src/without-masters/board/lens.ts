import type { Point } from '../../drawing/shapes.ts'
import { at, type Cell, columnOf, rowOf, SIZE, type Way } from '../content/cells.ts'
import type { Heights } from '../state/terrain.ts'
import type { Box } from './area.ts'
import {
  corners,
  depth,
  HALF_DEPTH,
  HALF_WIDTH,
  ISO_HEIGHT,
  ISO_WIDTH,
  middle,
  type Quarter,
  RISE,
  wayOfArrow,
} from './projection.ts'

/** The flat plan: north up, a cell 60 wide, a rim for the names. */
export const PLAN_CELL = 60
export const PLAN_RIM = 40
export const PLAN_SIDE = SIZE * PLAN_CELL + 2 * PLAN_RIM

/** Where a cell's button lies over the drawing, in hundredths of it. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The part of that box which is the cell. */
  readonly clip: string | undefined
  readonly order: number
}

/** A way of looking at the board, so that what is laid over a drawing need not know which one it is. */
export interface Lens {
  readonly kind: 'picture' | 'plan'
  readonly quarter: Quarter
  readonly width: number
  readonly height: number
  middle(cell: Cell, height: number): Point
  outline(cell: Cell, height: number): readonly Point[]
  place(cell: Cell, heights: Heights, tall: number): Place
  /** What else of the cell can be pointed at. */
  sides(cell: Cell, heights: Heights): Place | undefined
  arrow(key: string): Way | undefined
}

export function pictureLens(quarter: Quarter): Lens {
  return {
    kind: 'picture',
    quarter,
    width: ISO_WIDTH,
    height: ISO_HEIGHT,
    middle: (cell, height) => middle(quarter, cell, height),
    outline: (cell, height) => corners(quarter, cell, height),
    place: (cell, heights, tall) => topPlace(quarter, cell, at(heights, cell), tall),
    sides: (cell, heights) => sidesPlace(quarter, cell, at(heights, cell)),
    arrow: key => wayOfArrow(quarter, key),
  }
}

/** The top of a cell's column, with the figure on it: what one means when one points at it. */
function topPlace(quarter: Quarter, cell: Cell, height: number, tall: number): Place {
  const { x, y } = middle(quarter, cell, height)
  const above = Math.max(HALF_DEPTH, tall)
  const deep = above + HALF_DEPTH
  const share = (value: number): number => Math.round((10000 * value) / deep) / 100
  const head =
    tall > HALF_DEPTH ? [`22% ${share(above - 8)}%`, '22% 0%', '78% 0%', `78% ${share(above - 8)}%`] : ['50% 0%']
  const points = [`0% ${share(above)}%`, ...head, `100% ${share(above)}%`, '50% 100%']
  return {
    left: (100 * (x - HALF_WIDTH)) / ISO_WIDTH,
    top: (100 * (y - above)) / ISO_HEIGHT,
    width: (100 * 2 * HALF_WIDTH) / ISO_WIDTH,
    height: (100 * deep) / ISO_HEIGHT,
    clip: `polygon(${points.join(', ')})`,
    order: depth(quarter, cell) + SIZE,
  }
}

/** The two sides below it: they stand before other cells, and whoever points at them means this one. */
function sidesPlace(quarter: Quarter, cell: Cell, height: number): Place | undefined {
  if (height === 0) return undefined
  const { x, y } = middle(quarter, cell, height)
  const deep = HALF_DEPTH + height * RISE
  const share = (value: number): number => Math.round((10000 * value) / deep) / 100
  const points = ['0% 0%', `50% ${share(HALF_DEPTH)}%`, '100% 0%', `100% ${share(height * RISE)}%`, '50% 100%']
  points.push(`0% ${share(height * RISE)}%`)
  return {
    left: (100 * (x - HALF_WIDTH)) / ISO_WIDTH,
    top: (100 * y) / ISO_HEIGHT,
    width: (100 * 2 * HALF_WIDTH) / ISO_WIDTH,
    height: (100 * deep) / ISO_HEIGHT,
    clip: `polygon(${points.join(', ')})`,
    order: depth(quarter, cell) + SIZE,
  }
}

/** Where something that is laid over the drawing is. It lies over all cells. */
export function boxPlace(lens: Lens, { x, y, width, height }: Box): Place {
  return {
    left: (100 * x) / lens.width,
    top: (100 * y) / lens.height,
    width: (100 * width) / lens.width,
    height: (100 * height) / lens.height,
    clip: undefined,
    order: 3 * SIZE,
  }
}

const PLAN_ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

export const planLens: Lens = {
  kind: 'plan',
  quarter: 0,
  width: PLAN_SIDE,
  height: PLAN_SIDE,
  middle: cell => ({ x: planX(cell) + PLAN_CELL / 2, y: planY(cell) + PLAN_CELL / 2 }),
  outline: cell => {
    const x = planX(cell)
    const y = planY(cell)
    const far = PLAN_CELL
    return [
      { x, y },
      { x: x + far, y },
      { x: x + far, y: y + far },
      { x, y: y + far },
    ]
  },
  place: cell => ({
    left: (100 * planX(cell)) / PLAN_SIDE,
    top: (100 * planY(cell)) / PLAN_SIDE,
    width: (100 * PLAN_CELL) / PLAN_SIDE,
    height: (100 * PLAN_CELL) / PLAN_SIDE,
    clip: undefined,
    order: 0,
  }),
  sides: () => undefined,
  arrow: key => {
    const way = PLAN_ARROWS.indexOf(key)
    return way < 0 ? undefined : (way as Way)
  },
}

function planX(cell: Cell): number {
  return PLAN_RIM + columnOf(cell) * PLAN_CELL
}

function planY(cell: Cell): number {
  return PLAN_RIM + (SIZE - 1 - rowOf(cell)) * PLAN_CELL
}
