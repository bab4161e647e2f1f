import { memo } from 'react'
import type { Cell } from '../content/cells.ts'
import { facesOf, within } from './blocks.ts'
import { corners, pathOf, type Quarter } from './projection.ts'

interface ColumnProps {
  readonly quarter: Quarter
  readonly cell: Cell
  readonly height: number
  /** The heights around it, as `neighbours` gives them. */
  readonly left: number
  readonly right: number
  readonly backLeft: number
  readonly backRight: number
}

/** One cell of a structure: wooden blocks, one on the other. Nothing about it changes during play. */
export const Column = memo(function Column(props: ColumnProps) {
  const { quarter, cell, height, left, right, backLeft, backRight } = props
  const { top, left: leftFace, right: rightFace } = facesOf(quarter, cell, { left, right }, height)
  const points = corners(quarter, cell, height)
  const [l, f, r, b] = points
  return (
    <g className={`wm-column wm-tint-${height}`}>
      {leftFace !== '' && (
        <>
          <path className="wm-side-left" d={leftFace} />
          <path fill="url(#wm-grain-left)" d={leftFace} />
        </>
      )}
      {rightFace !== '' && (
        <>
          <path className="wm-side-right" d={rightFace} />
          <path fill="url(#wm-grain-right)" d={rightFace} />
        </>
      )}
      <path className="wm-seam" d={seams(quarter, cell, height, left, right)} />
      <path className="wm-top" d={top} />
      <path fill="url(#wm-grain-top)" d={top} />
      {backLeft > height && (
        <path className="wm-shade" d={pathOf([l, b, within(points, 0.34, 1), within(points, 0.34, 0)])} />
      )}
      {backRight > height && (
        <path className="wm-shade wm-shade-thin" d={pathOf([b, r, within(points, 1, 0.8), within(points, 0, 0.8)])} />
      )}
      {/* An edge that drops is lit; between blocks of the same height there is only a joint. */}
      <path className={left < height ? 'wm-edge' : 'wm-joint'} d={pathOf([l, f], false)} />
      <path className={right < height ? 'wm-edge wm-edge-right' : 'wm-joint'} d={pathOf([f, r], false)} />
      {backLeft < height && <path className="wm-edge wm-edge-back" d={pathOf([l, b], false)} />}
      {backRight < height && <path className="wm-edge wm-edge-back" d={pathOf([b, r], false)} />}
    </g>
  )
})

/** The joints between blocks that lie on each other, and the corner between both sides. */
function seams(quarter: Quarter, cell: Cell, height: number, left: number, right: number): string {
  let d = ''
  for (let z = Math.min(left, right); z < height; z++) {
    const [l, f, r] = corners(quarter, cell, z)
    if (z >= left && left < height) d += pathOf([l, f], false)
    if (z >= right && right < height) d += pathOf([f, r], false)
  }
  const low = Math.max(left, right)
  if (low < height) d += pathOf([corners(quarter, cell, low)[1], corners(quarter, cell, height)[1]], false)
  return d
}
