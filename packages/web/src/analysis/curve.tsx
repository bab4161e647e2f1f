import type { Analysis } from '@undercroft/bots'
import { seatShape } from '@undercroft/games/drawing'
import { useContext } from 'react'
import { SeatColours } from '../shell/seat-mark.tsx'

interface CurveProps extends Analysis {
  readonly names: readonly string[]
}

const [WIDTH, HEIGHT] = [600, 160]

/** The chances of all seats from the set-up to the end. The table beside it says the same to screen readers. */
export function Curve({ changes, ledger, names }: CurveProps) {
  const own = useContext(SeatColours)
  const x = (i: number) => ((i / Math.max(1, changes.length)) * WIDTH).toFixed(1)
  const y = (chance: number) => (HEIGHT * (1 - chance)).toFixed(1)
  return (
    <figure className="analysis-curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        <path className="analysis-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        {ledger.map(({ seat, start }) => {
          const points = changes.map(({ after }, i) => `${x(i + 1)} ${y(after.chance[seat] ?? 0)}`)
          const line = `M0 ${y(start)}L${points.join('L')}`
          return (
            <g key={seat}>
              <path className="analysis-rim" d={line} />
              <path className="analysis-line" d={line} stroke={own?.[seat] ?? seatShape(seat).colour} />
            </g>
          )
        })}
      </svg>
      <figcaption>Each line is somebody’s chance to win, from the set-up to the end: {names.join(', ')}.</figcaption>
    </figure>
  )
}
