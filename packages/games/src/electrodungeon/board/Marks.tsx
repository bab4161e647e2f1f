import type { Point } from '../../drawing/shapes.ts'
import { HUB, type Place } from '../content/board.ts'
import { CELL, type Chart, placed } from './chart.ts'
import type { Deeds, Target, Way } from './deeds.ts'
import { pointOf } from './spotlight.ts'

interface ReachProps {
  readonly deeds: Deeds
  readonly ways: ReadonlyMap<Place, Way>
  readonly chart: Chart
}

/** Where one can go or do something, with the steps it takes. */
export function Reach({ deeds, ways, chart }: ReachProps) {
  return (
    <g className="ed-reach">
      {[...ways].map(([place, { steps }]) => {
        const at = placed(place, chart)
        return <rect key={place} x={at.x - 18} y={at.y - 18} width={36} height={36} rx={9} data-steps={steps} />
      })}
      {[...deeds.keys()].map(target => {
        const [kind, number] = target.split(' ')
        if (kind === 'place' && ways.has(Number(number))) return undefined
        const at = pointOf(target, chart)
        return <circle key={target} className="ed-can" cx={at.x} cy={at.y} r={kind === 'door' ? 24 : 23} />
      })}
    </g>
  )
}

interface RingProps {
  readonly target: Target | undefined
  readonly why: 'advised' | 'next' | 'pointed' | 'recalled'
  readonly chart: Chart
}

/** A part of the board that is advised or the next best, pointed at beside the board, or told of in the log. */
export function Ring({ target, why, chart }: RingProps) {
  if (target === undefined) return undefined
  const at = pointOf(target, chart)
  const wide = target === `place ${HUB}` ? CELL : 0
  const along = chart.along({ x: 1, y: 0 })
  const half = { x: 25 + wide * along.x, y: 25 + wide * along.y }
  return (
    <rect
      className="ed-ring"
      data-why={why}
      x={at.x - half.x}
      y={at.y - half.y}
      width={2 * half.x}
      height={2 * half.y}
      rx={13}
    />
  )
}

/** The light falls on where something happens, and the rest of the maze waits in the dark. */
export function Spotlight({ at }: { readonly at: Point | undefined }) {
  if (at === undefined) return undefined
  return (
    <g className="ed-spotlight">
      <defs>
        <radialGradient id="ed-light" gradientUnits="userSpaceOnUse" cx={at.x} cy={at.y} r={4.5 * CELL}>
          <stop offset="0.3" stopColor="#05030f" stopOpacity="0" />
          <stop offset="1" stopColor="#05030f" stopOpacity="0.55" />
        </radialGradient>
      </defs>
      <rect x={-3000} y={-3000} width={7000} height={7000} fill="url(#ed-light)" />
    </g>
  )
}
