import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { type CratePart, facesOf, within } from './blocks.ts'
import { corners, pathOf, type Quarter } from './projection.ts'

/** One cell's part of a crate: boards with a brace across each side, and iron at the corners. */
export const CrateBox = memo(function CrateBox({
  quarter,
  part,
}: {
  readonly quarter: Quarter
  readonly part: CratePart
}) {
  const { cell, bottom, top, joins } = part
  const faces = facesOf(quarter, cell, { left: bottom, right: bottom }, top)
  const high = corners(quarter, cell, top)
  const low = corners(quarter, cell, bottom)
  const [l, f, r, b] = high
  return (
    <g className="wm-crate">
      {!joins.left && (
        <Side side="left" face={faces.left} from={[l, f]} to={[low[0], low[1]]} open={[joins.backLeft, joins.right]} />
      )}
      {!joins.right && (
        <Side
          side="right"
          face={faces.right}
          from={[f, r]}
          to={[low[1], low[2]]}
          open={[joins.left, joins.backRight]}
        />
      )}
      <path className="wm-crate-top" d={faces.top} />
      <path fill="url(#wm-grain-top)" d={faces.top} />
      <path className="wm-crate-boards" d={boards(high)} />
      <path className="wm-crate-rim" d={rim(high, joins)} />
      {!joins.left && <path className="wm-edge" d={pathOf([l, f], false)} />}
      {!joins.right && <path className="wm-edge wm-edge-right" d={pathOf([f, r], false)} />}
      {!joins.backLeft && <path className="wm-edge wm-edge-back" d={pathOf([l, b], false)} />}
      {!joins.backRight && <path className="wm-edge wm-edge-back" d={pathOf([b, r], false)} />}
    </g>
  )
})

interface SideProps {
  readonly side: 'left' | 'right'
  readonly face: string
  readonly from: readonly [Point, Point]
  readonly to: readonly [Point, Point]
  /** Ends at which the other half goes on. */
  readonly open: readonly [boolean, boolean]
}

function Side({ side, face, from: [a, b], to: [c, d], open }: SideProps) {
  const inset = (p: Point, q: Point, share: number): Point => ({
    x: p.x + (q.x - p.x) * share,
    y: p.y + (q.y - p.y) * share,
  })
  const left = open[0] ? 0 : 0.1
  const right = open[1] ? 1 : 0.9
  return (
    <>
      <path className={`wm-crate-${side}`} d={face} />
      <path fill={`url(#wm-grain-${side})`} d={face} />
      <path className="wm-crate-brace" d={pathOf([inset(c, d, left), inset(a, b, right)], false)} />
      <path
        className="wm-crate-frame"
        d={
          pathOf([inset(a, b, 0), inset(a, b, 1)], false) +
          pathOf([inset(c, d, 0), inset(c, d, 1)], false) +
          (open[0] ? '' : pathOf([inset(a, b, 0.05), inset(c, d, 0.05)], false)) +
          (open[1] ? '' : pathOf([inset(a, b, 0.95), inset(c, d, 0.95)], false))
        }
      />
      <path className="wm-crate-line" d={face} />
    </>
  )
}

function boards(top: readonly [Point, Point, Point, Point]): string {
  return [0.34, 0.66].map(share => pathOf([within(top, share, 0.1), within(top, share, 0.9)], false)).join('')
}

/** A frame along the edges of the top, left out where both halves meet. */
function rim(top: readonly [Point, Point, Point, Point], joins: CratePart['joins']): string {
  const w = 0.07
  let d = ''
  if (!joins.left) d += pathOf([within(top, 0, w), within(top, 1, w)], false)
  if (!joins.right) d += pathOf([within(top, 1 - w, 0), within(top, 1 - w, 1)], false)
  if (!joins.backLeft) d += pathOf([within(top, w, 0), within(top, w, 1)], false)
  if (!joins.backRight) d += pathOf([within(top, 0, 1 - w), within(top, 1, 1 - w)], false)
  return d
}
