import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import type { Cell } from '../content/cells.ts'
import { within } from './blocks.ts'
import type { Mark } from './marks.ts'
import { corners, middle, pathOf, type Quarter } from './projection.ts'

/** A mark that lies on a cell's surface, in the picture. */
export const Marking = memo(function Marking(props: {
  readonly quarter: Quarter
  readonly cell: Cell
  readonly height: number
  readonly mark: Mark
}) {
  const { quarter, cell, height, mark } = props
  const { x, y } = middle(quarter, cell, height)
  return (
    <g className={`wm-mark wm-mark-${mark.tone}`}>
      <path d={inset(corners(quarter, cell, height), 0.07)} />
      {mark.text !== undefined && (
        <text x={x} y={y + 5.5}>
          {mark.text}
        </text>
      )}
    </g>
  )
})

function inset(points: readonly [Point, Point, Point, Point], by: number): string {
  const far = 1 - by
  return pathOf([within(points, by, by), within(points, far, by), within(points, far, far), within(points, by, far)])
}
