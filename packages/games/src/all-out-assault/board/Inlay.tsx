import type { Point } from '../../drawing/shapes.ts'
import type { Kind } from '../content/boards.ts'
import { Glyph } from './Glyph.tsx'
import { KINDS } from './kinds.ts'

interface InlayProps {
  readonly kind: Exclude<Kind, 'plain'>
  readonly at: Point
  /** Which side of the tile its letter stands on: towards the rim, where pawns hide it less. */
  readonly corner: -1 | 1
}

/** Each modifier has a shape of its own, so that it is known without its colour. */
const SHAPES = {
  red: 'M0-36A36 36 0 1 1 0 36A36 36 0 1 1 0-36Z',
  blue: 'M0-41L41 0L0 41L-41 0Z',
  injury: 'M0-41L11-27L29-29L27-11L41 0L27 11L29 29L11 27L0 41L-11 27L-29 29L-27 11L-41 0L-27-11L-29-29L-11-27Z',
  training: 'M-20-36H20L40 0L20 36H-20L-40 0Z',
  meditation:
    'M0-39C14-39 21-29 20-20C29-21 39-14 39 0C39 14 29 21 20 20C21 29 14 39 0 39C-14 39-21 29-20 20C-29 21-39 14-39 0C-39-14-29-21-20-20C-21-29-14-39 0-39Z',
} as const

/** A modifier as enamel let into the stone: bronze edge, colour, a gleam, its glyph and its letter. */
export function Inlay({ kind, at, corner }: InlayProps) {
  const move = `translate(${at.x} ${at.y})`
  if (kind === 'start') {
    return (
      <g className="aa-start" transform={move}>
        <rect x="-35" y="-35" width="70" height="70" rx="5" />
        <rect x="-28" y="-28" width="56" height="56" rx="3" />
        <Glyph name="start" size={46} />
      </g>
    )
  }
  const look = KINDS[kind]
  const shape = SHAPES[kind]
  return (
    <g className={`aa-inlay aa-kind-${kind}`} transform={move}>
      <path className="aa-inlay-seat" d={shape} transform="translate(1 2) scale(1.06)" />
      <path className="aa-inlay-bronze" d={shape} transform="scale(1.04)" />
      <path className="aa-inlay-enamel" d={shape} transform="scale(.93)" />
      <ellipse className="aa-inlay-gleam" cx="-7" cy="-16" rx="19" ry="9" transform="rotate(-16)" />
      <Glyph
        className="aa-inlay-glyph"
        name={look.glyph}
        size={kind === 'injury' ? 44 : 42}
        y={kind === 'injury' ? -1 : 0}
      />
      <g transform={`translate(${corner * 33} -32)`}>
        <g className="aa-letter">
          <circle r="16" />
          <text y="8">{look.letter}</text>
        </g>
      </g>
    </g>
  )
}
