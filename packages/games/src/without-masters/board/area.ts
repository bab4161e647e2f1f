import type { Point } from '../../drawing/shapes.ts'
import { HALF_DEPTH, HALF_WIDTH } from './projection.ts'

/** A part of the paper. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function overlap(a: Box, b: Box, room = 0): boolean {
  return (
    a.x < b.x + b.width + room &&
    b.x < a.x + a.width + room &&
    a.y < b.y + b.height + room &&
    b.y < a.y + a.height + room
  )
}

/** Whether a box covers any of a cell's surface, which has this middle. */
export function onCell({ x, y, width, height }: Box, middle: Point): boolean {
  const aside = Math.max(0, Math.abs(x + width / 2 - middle.x) - width / 2)
  const above = Math.max(0, Math.abs(y + height / 2 - middle.y) - height / 2)
  return aside / HALF_WIDTH + above / HALF_DEPTH < 1
}
