import type { Point } from '../../drawing/shapes.ts'
import { NUMBER_OF, SPACES } from '../content/board.ts'
import { CELL, type Chart } from './chart.ts'

/** Before the die is read every number is in danger: the glow runs through all six of them. */
export function Storm({ chart }: { readonly chart: Chart }) {
  return (
    <g className="ed-storm">
      {SPACES.map((cell, place) => {
        const at = chart.at(cell)
        return (
          <rect
            key={`${cell.x},${cell.y}`}
            data-number={NUMBER_OF[place]}
            x={at.x - 17}
            y={at.y - 17}
            width={34}
            height={34}
            rx={9}
          />
        )
      })}
    </g>
  )
}

/** A bolt out of the dark into every space with the number: it strikes, and the space glows after it. */
export function Strike({ number, chart }: { readonly number: number; readonly chart: Chart }) {
  return (
    <g className="ed-strike">
      {SPACES.map((cell, place) => {
        if (NUMBER_OF[place] !== number) return undefined
        const at = chart.at(cell)
        const bolt = boltTo(at, place)
        return (
          <g key={`${cell.x},${cell.y}`}>
            <rect x={at.x - 18} y={at.y - 18} width={36} height={36} rx={9} />
            <path className="ed-bolt-glow" d={bolt} pathLength={1} />
            <path className="ed-bolt" d={bolt} pathLength={1} />
            <circle className="ed-bolt-end" cx={at.x} cy={at.y} r={9} />
          </g>
        )
      })}
    </g>
  )
}

const JAGS = 6
const HEIGHT = 3.4 * CELL

/** A jagged line from above to a point, the same each time for the same place. */
function boltTo({ x, y }: Point, place: number): string {
  const points = Array.from({ length: JAGS + 1 }, (_, i) => {
    const left = 1 - i / JAGS
    const swing = i === JAGS ? 0 : (((place * 37 + i * 53) % 29) / 29 - 0.5) * 34
    return `${(x + swing + left * 26).toFixed(1)} ${(y - left * HEIGHT).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
