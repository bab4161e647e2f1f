import { memo } from 'react'
import type { Space } from '../state/spaces.ts'
import { middleOf, type Tower } from './geometry.ts'

interface LightsProps {
  readonly tower: Tower
  readonly spaces: readonly Space[]
  /** What the light says: pointed at in the list, advised, next best, told again, or happening now. */
  readonly tone: 'pointed' | 'advised' | 'next' | 'recalled' | 'now'
}

/** A lantern held to some Spaces. */
export const Lights = memo(function Lights({ tower, spaces, tone }: LightsProps) {
  return (
    <g className={`pl-light pl-light-${tone}`}>
      {spaces.map(space => {
        const { x, y } = middleOf(tower, space)
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <circle className="pl-light-glow" r="76" />
            <rect className="pl-light-edge" x="-46" y="-46" width="92" height="92" rx="18" />
          </g>
        )
      })}
    </g>
  )
})
