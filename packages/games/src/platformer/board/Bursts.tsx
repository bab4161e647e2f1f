import type { Burst } from './bursts.ts'
import { middleOf, type Tower } from './geometry.ts'

/** Shows what was just won or lost, rising from the Space where it happened. */
export function Bursts({ tower, bursts }: { readonly tower: Tower; readonly bursts: readonly Burst[] }) {
  return (
    <g>
      {bursts.map(({ space, text, tone }) => {
        const { x, y } = middleOf(tower, space)
        return (
          <g key={`${space} ${text}`} transform={`translate(${x} ${y - 30})`}>
            <text className={`pl-burst pl-burst-${tone}`}>{text}</text>
          </g>
        )
      })}
    </g>
  )
}
