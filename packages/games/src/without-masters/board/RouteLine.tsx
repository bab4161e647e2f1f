import { at, type Cell } from '../content/cells.ts'
import type { RouteStep } from '../rules/04-access-and-opening/route.ts'
import type { Heights } from '../state/terrain.ts'
import type { Lens } from './lens.ts'
import { pathOf } from './projection.ts'

interface RouteLineProps {
  readonly lens: Lens
  readonly surface: Heights
  readonly from: Cell
  readonly route: readonly RouteStep[]
}

/** A route as the search found it: the way, and a numbered sign wherever a crate is pushed. */
export function RouteLine({ lens, surface, from, route }: RouteLineProps) {
  const cells = [from, ...route.map(({ to }) => to)]
  // Where a crate has been pushed away the surface is no longer what is drawn; the way stays on what one sees.
  const points = cells.map(cell => lens.middle(cell, at(surface, cell)))
  const last = points.at(-1)
  let pushes = 0
  return (
    <g className="wm-way wm-route">
      <path className="wm-way-under" d={pathOf(points, false)} />
      <path d={pathOf(points, false)} />
      {route.map(({ how }, i) => {
        if (how !== 'push') return undefined
        pushes++
        const { x, y } = points[i + 1] ?? { x: 0, y: 0 }
        return (
          <g key={pushes} className="wm-push-sign" transform={`translate(${x} ${y})`}>
            <rect x="-11" y="-11" width="22" height="22" rx="4" />
            <text y="5">{pushes}</text>
          </g>
        )
      })}
      {last !== undefined && <circle cx={last.x} cy={last.y} r="7" />}
    </g>
  )
}
