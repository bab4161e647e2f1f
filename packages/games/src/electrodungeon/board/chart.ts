import type { Point } from '../../drawing/shapes.ts'
import { type Cell, GRID, HUB, HUB_CELLS, isRoom, type Place, ROOM_CELLS, roomOf, SPACES } from '../content/board.ts'

/**
 * Where things stand in the picture. In an upright frame (a phone) the maze is laid on its side, columns downwards, so
 * that a cell stays large enough for a finger.
 */
export interface Chart {
  readonly upright: boolean
  readonly width: number
  readonly height: number
  /** The middle of a cell. */
  at(cell: Cell): Point
  /** A direction of the maze, as it runs in the picture. */
  along(step: Cell): Point
}

/** What lies over the maze finds out where a point of it is, in parts of the frame. */
export interface Overlay {
  readonly chart: Chart
  within(point: Point): Point
}

/** A cell's side, in the drawing's units. */
export const CELL = 48
/** Between the outer wall and the edge of the picture. */
export const MARGIN = 8

const COLUMNS = GRID[0].length
const ROWS = GRID.length

export const LANDSCAPE: Chart = chart(false)
export const UPRIGHT: Chart = chart(true)

function chart(upright: boolean): Chart {
  const along = ({ x, y }: Cell): Point => (upright ? { x: y, y: x } : { x, y })
  const size = along({ x: COLUMNS, y: ROWS })
  return {
    upright,
    width: size.x * CELL + 2 * MARGIN,
    height: size.y * CELL + 2 * MARGIN,
    along,
    at(cell) {
      const { x, y } = along(cell)
      return { x: MARGIN + (x + 0.5) * CELL, y: MARGIN + (y + 0.5) * CELL }
    },
  }
}

/** The middle of a space, of the Hub or of a small room. */
export function placed(place: Place, by: Chart): Point {
  if (place === HUB) return middleOf(HUB_CELLS, by)
  const cell = isRoom(place) ? ROOM_CELLS[roomOf(place)] : SPACES[place]
  return cell === undefined ? { x: 0, y: 0 } : by.at(cell)
}

function middleOf(cells: readonly Cell[], by: Chart): Point {
  const points = cells.map(cell => by.at(cell))
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Outwards through a door on the maze's edge. */
export function outwards({ x, y }: Cell): Cell {
  if (y === 0) return { x: 0, y: -1 }
  if (y === ROWS - 1) return { x: 0, y: 1 }
  return { x: x === 0 ? -1 : 1, y: 0 }
}
