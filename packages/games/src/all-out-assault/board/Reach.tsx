import type { ReactNode } from 'react'
import { Glyph } from './Glyph.tsx'
import { cornerOf, type Ground, spot } from './ground.ts'
import { isModifier } from './kinds.ts'
import { strokeOf } from './layout.ts'
import type { Way } from './ways.ts'

interface WayLineProps {
  readonly board: Ground
  readonly path: readonly number[]
  /** The pawn as it would stand there. */
  readonly children: ReactNode
}

interface ReachProps {
  readonly board: Ground
  readonly ways: ReadonlyMap<number, Way>
}

/** Where the pawn may go: glowing, with the steps it takes; hatched where only Injury leads there. */
export function Reach({ board, ways }: ReachProps) {
  return (
    <g className="aa-reach">
      <defs>
        <pattern id="aa-hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="aa-hatch-bar" width="8" height="18" />
        </pattern>
        <pattern id="aa-hatch-safe" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="aa-hatch-bar-safe" width="5" height="18" />
        </pattern>
      </defs>
      {[...ways.values()].map(way => {
        const { x, y } = spot(board, way.to)
        return (
          <g
            key={way.to}
            transform={`translate(${x} ${y})`}
            className={`aa-lit aa-lit-${way.peril ?? 'free'}${isModifier(board.kinds[way.to]) ? ' aa-lit-enamel' : ''}`}
          >
            <rect x="-45" y="-45" width="90" height="90" rx="9" />
            {way.peril !== undefined && <rect className="aa-hatched" x="-45" y="-45" width="90" height="90" rx="9" />}
            {way.steps > 0 && (
              <g transform="translate(34 38)">
                <text className="aa-lit-steps">{way.steps}</text>
              </g>
            )}
            {way.steps > 0 && (way.attacks.length > 0 || way.closed !== undefined) && (
              <Sign
                glyph={way.attacks.length > 0 ? 'attack' : 'lock'}
                corner={cornerOf(board, way.to) === 1 ? -1 : 1}
              />
            )}
            {way.peril !== undefined && way.peril !== 'unknown' && (
              <text className="aa-lit-peril" x="-41" y="38">
                {way.peril === 'hurts' ? 'hurts' : 'safe'}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** What awaits the pawn there: somebody to attack, or a modifier that is closed to it. Where the letter is not. */
function Sign({ glyph, corner }: { readonly glyph: 'attack' | 'lock'; readonly corner: -1 | 1 }) {
  return (
    <g transform={`translate(${corner * 31} -31)`}>
      <g className={`aa-sign aa-sign-${glyph}`}>
        <circle r="15" />
        <Glyph name={glyph} size={21} />
      </g>
    </g>
  )
}

/** The way that would be taken: what is about to be done, before it is done. */
export function WayLine({ board, path, children }: WayLineProps) {
  const points = path.map(tile => spot(board, tile))
  const end = points.at(-1)
  if (end === undefined || points.length < 2) return undefined
  const d = strokeOf(points)
  return (
    <g className="aa-way">
      <path className="aa-way-edge" d={d} />
      <path className="aa-way-line" d={d} />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />
      ))}
      <g className="aa-way-end" transform={`translate(${end.x} ${end.y})`}>
        {children}
      </g>
    </g>
  )
}
