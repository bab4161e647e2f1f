import { derived, type Viewer } from '@undercroft/kernel'
import type { Point } from '../../drawing/shapes.ts'
import { type Board, columnOf, rowOf, tileAt } from '../content/boards.ts'
import { boardOf } from '../state/content.ts'
import type { View } from '../state/view.ts'
import { type Cell, type Field, isTurned, middleOf, turnedCell } from './layout.ts'

/** A board as somebody sits before it. */
export type Ground = Board & Field

const upright = derived((board: Board): Ground => ({ ...board, turned: false }))
const upsideDown = derived((board: Board): Ground => ({ ...board, turned: true }))

/** The same one each time: what is drawn from it alone is drawn once. */
export function groundOf(view: View, viewer: Viewer): Ground {
  return (isTurned(viewer) ? upsideDown : upright)(boardOf(view))
}

export function cellOf(tile: number): Cell {
  return { column: columnOf(tile), row: rowOf(tile) }
}

/** The middle of a tile in the drawing. */
export function spot(ground: Ground, tile: number): Point {
  return middleOf(cellOf(tile), ground)
}

/** The side of a tile that looks towards the nearer rim: -1 for the left, 1 for the right. */
export function cornerOf(ground: Ground, tile: number): -1 | 1 {
  return turnedCell(cellOf(tile), ground).column * 2 < ground.size ? -1 : 1
}

/** Every tile as the eye and a screen reader go: the upper left one first. */
export function readingOrder(ground: Ground): number[] {
  const { size } = ground
  return Array.from({ length: size * size }, (_, i) => {
    const { column, row } = turnedCell({ column: i % size, row: size - 1 - Math.floor(i / size) }, ground)
    return tileAt(column, row)
  })
}
