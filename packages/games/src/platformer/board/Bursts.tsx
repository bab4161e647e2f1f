import type { Space } from '../state/spaces.ts'
import type { Burst } from './bursts.ts'
import { feetOf } from './Figures.tsx'
import { middleOf, type Tower } from './geometry.ts'

/** Shows what was just won or lost where it happened, with the blow, the dust or the light that it makes. */
export function Bursts({ tower, bursts }: { readonly tower: Tower; readonly bursts: readonly Burst[] }) {
  return (
    <g>
      {bursts.map(({ space, text, tone, mark }) => {
        const { x, y } = middleOf(tower, space)
        const feet = feetOf(tower, space)
        return (
          <g key={`${space} ${text} ${mark}`}>
            {mark === 'blow' && <Blow x={x} y={y} />}
            {mark === 'dust' && <Dust x={feet.x} y={feet.y} />}
            {mark === 'glory' && <Glory x={x} y={y} />}
            <g transform={`translate(${x} ${y - 30})`}>
              <text className={`pl-burst pl-burst-${tone}`}>{text}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** The end as a moment: light stands behind whoever has won. */
export function Triumph({ tower, spaces }: { readonly tower: Tower; readonly spaces: readonly Space[] }) {
  return spaces.map(space => <Glory key={space} {...middleOf(tower, space)} />)
}

interface At {
  readonly x: number
  readonly y: number
}

function Blow({ x, y }: At) {
  return (
    <g className="pl-impact" transform={`translate(${x} ${y})`}>
      <path d="M0-52L10-18L38-38L22-8L56 0L22 10L36 40L8 20L0 54L-9 20L-38 40L-22 9L-56 0L-22-9L-36-38L-9-19Z" />
    </g>
  )
}

function Dust({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="pl-dust">
        <ellipse cx="-34" cy="-6" rx="17" ry="10" />
        <ellipse cx="34" cy="-6" rx="17" ry="10" />
        <ellipse cx="-14" cy="-2" rx="13" ry="8" />
        <ellipse cx="15" cy="-2" rx="13" ry="8" />
      </g>
    </g>
  )
}

const RAYS = Array.from({ length: 14 }, (_, i) => i * (360 / 14))

function Glory({ x, y }: At) {
  return (
    <g className="pl-glory" transform={`translate(${x} ${y})`}>
      {RAYS.map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-16-70L0-620L16-70Z" />
        </g>
      ))}
    </g>
  )
}
