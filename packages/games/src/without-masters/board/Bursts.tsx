import type { Point } from '../../drawing/shapes.ts'
import { chance } from './Evening.tsx'
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

const FLIES = Array.from({ length: 22 }, (_, i) => ({
  i,
  turn: (360 * i) / 22 + 11 * chance(i),
  far: 50 + 90 * chance(i + 60),
}))

/** Fireflies rise around the dog: a yard is done, or all of them. */
export function Fireflies({ x, y }: Point) {
  return (
    <g className="wm-fireflies" transform={`translate(${x} ${y - 26})`}>
      {FLIES.map(({ i, turn, far }) => (
        <g key={i} transform={`rotate(${turn})`}>
          <circle r={2.5 + 2 * chance(i + 9)} cx={far} style={{ animationDelay: `${(i % 7) * 90}ms` }} />
        </g>
      ))}
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
