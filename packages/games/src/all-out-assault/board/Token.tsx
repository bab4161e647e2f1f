import { Glyph } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'

/** Seat A's pawns are round, seat B's are shields: told apart by shape as well as by colour. */
const OUTLINES = [
  'M0-41A41 41 0 1 1 0 41A41 41 0 1 1 0-41Z',
  'M0-44C14-36 28-33 41-33V-3C41 20 23 37 0 46C-23 37-41 20-41-3V-33C-28-33-14-36 0-44Z',
] as const

const PIP = 0.7

/** Dashes that light the first pips of a rim that is `pips` long. */
function litDashes(lit: number, pips: number): string {
  return lit <= 0 ? `0 ${pips}` : `${`${PIP} ${(1 - PIP).toFixed(1)} `.repeat(lit)}0 ${pips}`
}

export interface TokenProps {
  readonly seat: number
  readonly glyph: GlyphName
  readonly label: string
  readonly health: number
  /** What a pawn starts with: the rim has this many pips, or more for a pawn that healed beyond it. */
  readonly full: number
  readonly held?: boolean
  readonly fallen?: boolean
}

/** A pawn: rim in its side's colour and shape, pips for health around it, label and number on plates. */
export function Token({ seat, glyph, label, health, full, held = false, fallen = false }: TokenProps) {
  const outline = OUTLINES[seat === 0 ? 0 : 1]
  const pips = Math.max(full, health)
  const state = `${held ? ' aa-is-held' : ''}${fallen ? ' aa-is-fallen' : ''}${health <= 3 ? ' aa-is-weak' : ''}`
  return (
    <g className={`aa-token aa-side-${seat === 0 ? 'a' : 'b'}${state}`}>
      <ellipse className="aa-token-shadow" cx="4" cy="34" rx="42" ry="17" />
      <g className="aa-token-body">
        <path className="aa-token-outline" d={outline} />
        <path className="aa-token-rim" d={outline} />
        <path className="aa-token-shine" d={outline} transform="scale(.95)" />
        <path className="aa-pips aa-pips-lost" d={outline} pathLength={pips} transform="scale(.88)" />
        <path
          className="aa-pips aa-pips-lit"
          d={outline}
          pathLength={pips}
          strokeDasharray={litDashes(health, pips)}
          transform="scale(.88)"
        />
        <path className="aa-token-face" d={outline} transform="scale(.66)" />
        <Glyph className="aa-token-glyph" name={glyph} y={-1} size={43} />
        <text className="aa-token-name" y="13">
          {label}
        </text>
      </g>
      {held && <Chains />}
      <g transform="translate(-30 -33)">
        <g className="aa-plate aa-plate-name">
          <rect x="-22" y="-16" width="44" height="32" rx="9" />
          <text y="9.5">{label}</text>
        </g>
      </g>
      {!fallen && (
        <g transform="translate(30 30)">
          <g className="aa-plate aa-plate-health">
            <Glyph name="heart" size={56} y={3} />
            <text y="9">{health}</text>
          </g>
        </g>
      )}
      {held && (
        <g transform="translate(30 -31)">
          <g className="aa-plate aa-plate-held">
            <circle r="18" />
            <Glyph name="held" size={27} />
          </g>
        </g>
      )}
    </g>
  )
}

/** A pawn in a card or a line of text. */
export function TokenIcon(props: TokenProps) {
  return (
    <svg className="aa-token-icon" viewBox="-60 -58 120 120" aria-hidden="true">
      <Token {...props} />
    </svg>
  )
}

/** Two chains across a pawn that cannot move. */
function Chains() {
  return (
    <g className="aa-chains">
      {[-1, 1].map(side => (
        <g key={side} transform={`translate(0 13) rotate(${side * 20})`}>
          {[-36, -24, -12, 0, 12, 24, 36].map((x, i) => (
            <ellipse key={x} cx={x} rx="8.5" ry={i % 2 === 0 ? 5.5 : 2.6} />
          ))}
        </g>
      ))}
    </g>
  )
}
