import type { Point } from '../../drawing/shapes.ts'
import type { Lens } from './lens.ts'
import type { Burst } from './stage.ts'

/** What was just won or lost rises from where it happened. */
export function Bursts({ lens, burst }: { readonly lens: Lens; readonly burst: Burst | undefined }) {
  if (burst === undefined) return undefined
  const { x, y } = lens.middle(burst.cell, burst.height)
  return (
    <g key={`${burst.cell} ${burst.text}`} transform={`translate(${x} ${y - 58})`}>
      <text className={`wm-burst wm-burst-${burst.tone}`}>{burst.text}</text>
    </g>
  )
}

/** Points at the enemy that the Game Master has in hand, or at its flag. */
export function InHand({ x, y }: Point) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="wm-in-hand" d="M-10-12H10L0 3Z" />
    </g>
  )
}
