import type { Point } from '../../drawing/shapes.ts'
import { at, type Cell, next, OUTSIDE } from '../content/cells.ts'
import { CRATE_FORMS, crateCells } from '../content/pieces.ts'
import type { Crate, Heights } from '../state/terrain.ts'
import { corners, frontWays, pathOf, type Quarter } from './projection.ts'

/** What one sees of a box that stands on a cell: its top and the two sides towards the eye. */
export interface Faces {
  readonly top: string
  readonly left: string
  readonly right: string
}

/** The faces of a box from one height to another; sides that start higher are hidden by what stands before them. */
export function facesOf(
  quarter: Quarter,
  cell: Cell,
  from: { readonly left: number; readonly right: number },
  to: number,
): Faces {
  const top = corners(quarter, cell, to)
  const [left, front] = corners(quarter, cell, from.left)
  const [, frontRight, right] = corners(quarter, cell, from.right)
  return {
    top: pathOf(top),
    left: from.left < to ? pathOf([top[0], top[1], front, left]) : '',
    right: from.right < to ? pathOf([top[1], top[2], right, frontRight]) : '',
  }
}

/** How high the neighbours towards the eye are, and how high those behind; the ground around the board counts as 0. */
export function neighbours(heights: Heights, quarter: Quarter, cell: Cell) {
  const { left, right } = frontWays(quarter)
  const height = (way: number): number => {
    const other = next(cell, (way % 4) as 0 | 1 | 2 | 3)
    return other === OUTSIDE ? 0 : at(heights, other)
  }
  return { left: height(left), right: height(right), backLeft: height(right + 2), backRight: height(left + 2) }
}

/** One cell's part of a crate. A lying crate is drawn in two halves, so that each is painted at its own depth. */
export interface CratePart {
  readonly cell: Cell
  readonly bottom: number
  readonly top: number
  /** The sides on which the other half goes on. */
  readonly joins: {
    readonly left: boolean
    readonly right: boolean
    readonly backLeft: boolean
    readonly backRight: boolean
  }
}

export function cratePartsOf(quarter: Quarter, { kind, cell, bottom }: Crate): CratePart[] {
  const cells = crateCells(kind, cell).filter(each => each !== OUTSIDE)
  const { left, right } = frontWays(quarter)
  return cells.map(each => {
    const joins = (way: number): boolean => {
      const other = next(each, (way % 4) as 0 | 1 | 2 | 3)
      return other !== OUTSIDE && cells.includes(other)
    }
    return {
      cell: each,
      bottom,
      top: bottom + CRATE_FORMS[kind].height,
      joins: { left: joins(left), right: joins(right), backLeft: joins(right + 2), backRight: joins(left + 2) },
    }
  })
}

/** A point of a cell's top: 0 to 1 along its lower left and its lower right edge, from the left corner on. */
export function within([left, front, right]: readonly [Point, Point, Point, Point], a: number, b: number): Point {
  return {
    x: left.x + (front.x - left.x) * a + (right.x - front.x) * b,
    y: left.y + (front.y - left.y) * a + (right.y - front.y) * b,
  }
}
