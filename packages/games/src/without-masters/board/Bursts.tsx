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
