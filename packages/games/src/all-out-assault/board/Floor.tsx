import { memo } from 'react'
import type { Point } from '../../drawing/shapes.ts'
import { type Kind, tileName } from '../content/boards.ts'
import { cellOf, cornerOf, type Ground, spot } from './ground.ts'
import { Inlay } from './Inlay.tsx'
import { type Cell, type Field, FRAME, middleOf, sideOf, TILE, wear } from './layout.ts'

interface FloorProps {
  readonly board: Ground
}

const LETTERS = 'abcdefghijk'

/**
 * The arena itself. It never changes in a game and stands in a drawing of its own, so that a pawn that moves over it does
 * not make the browser carve the stone anew.
 */
export const Floor = memo(function Floor({ board }: FloorProps) {
  const { size, tiles, kinds } = board
  const side = sideOf(size)
  const inner = size * TILE
  return (
    <svg className="aa-floor" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <defs>
        <radialGradient id="aa-noon" cx="46%" cy="34%" r="80%">
          <stop offset="0" stopColor="#fff6d8" stopOpacity=".5" />
          <stop offset=".5" stopColor="#ffe9b0" stopOpacity=".06" />
          <stop offset="1" stopColor="#5b2d0c" stopOpacity=".34" />
        </radialGradient>
        <linearGradient id="aa-kerb" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c99f68" />
          <stop offset=".5" stopColor="#a77c49" />
          <stop offset="1" stopColor="#7c5631" />
        </linearGradient>
        <filter id="aa-grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="7" />
          <feColorMatrix values="0 0 0 0 .32  0 0 0 0 .19  0 0 0 0 .08  0 0 0 -1.5 .92" />
        </filter>
      </defs>
      <rect className="aa-kerb" width={side} height={side} rx="16" fill="url(#aa-kerb)" />
      <rect className="aa-kerb-line" x="5" y="5" width={side - 10} height={side - 10} rx="12" />
      <rect className="aa-joint" x={FRAME - 5} y={FRAME - 5} width={inner + 10} height={inner + 10} rx="6" />
      {tiles.map(tile => (
        <Slab key={tileName(tile)} cell={cellOf(tile)} at={spot(board, tile)} kind={kinds[tile] ?? 'plain'} />
      ))}
      <Medallion size={size} />
      <rect className="aa-grain" width={side} height={side} rx="16" filter="url(#aa-grain)" />
      <rect width={side} height={side} rx="16" fill="url(#aa-noon)" />
      {tiles.map(tile => {
        const kind = kinds[tile]
        if (kind === undefined || kind === 'plain') return undefined
        return <Inlay key={tileName(tile)} kind={kind} at={spot(board, tile)} corner={cornerOf(board, tile)} />
      })}
      <Coordinates field={board} />
    </svg>
  )
})

interface SlabProps {
  readonly cell: Cell
  readonly at: Point
  readonly kind: Kind
}

const CRACKS = [
  'M-44-18L-26-10L-20 6L-4 12',
  'M12 44L18 26L34 20L38 4',
  'M-38 40L-22 28L-16 34',
  'M44-34L28-28L20-36',
  'M-10-44L-4-28L-14-18L-8-6',
]

/** One slab of sandstone: lit from the upper left, each a little other than its neighbours. */
function Slab({ cell: { column, row }, at: { x, y }, kind }: SlabProps) {
  const shade = (column + row) % 2 === 0 ? 'aa-slab-light' : 'aa-slab-dark'
  const crack =
    wear(column, row, 2) < 0.3 && kind === 'plain' ? CRACKS[Math.floor(wear(column, row, 3) * 5)] : undefined
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={shade} x="-47.5" y="-47.5" width="95" height="95" rx="7" />
      <rect
        className={wear(column, row, 1) < 0.5 ? 'aa-slab-sun' : 'aa-slab-shade'}
        x="-47.5"
        y="-47.5"
        width="95"
        height="95"
        rx="7"
        opacity={(wear(column, row, 0) * 0.16).toFixed(2)}
      />
      {crack !== undefined && (
        <>
          <path className="aa-crack-lit" d={crack} transform="translate(1.6 1.8)" />
          <path className="aa-crack" d={crack} />
        </>
      )}
      <path className="aa-bevel-lit" d="M-45.5 44V-40Q-45.5-45.5-40-45.5H44" />
      <path className="aa-bevel-dark" d="M45.5-44V40Q45.5 45.5 40 45.5H-44" />
    </g>
  )
}

/** A sun carved over the middle of the arena. */
function Medallion({ size }: { readonly size: number }) {
  const centre = sideOf(size) / 2
  const rays = Array.from({ length: 24 }, (_, i) => i * 15)
  return (
    <g className="aa-medallion" transform={`translate(${centre} ${centre})`}>
      <circle r={TILE * 1.42} />
      <circle r={TILE * 1.32} />
      <circle r={TILE * 0.42} />
      {rays.map((turn, i) => (
        <path key={turn} d={`M-9-48L0-${i % 2 === 0 ? 122 : 96}L9-48`} transform={`rotate(${turn})`} />
      ))}
    </g>
  )
}

/** Letters below and numbers on the left, cut into the kerb; on the other two sides as well, for boards that are large. */
function Coordinates({ field }: { readonly field: Field }) {
  const { size } = field
  const side = sideOf(size)
  const near = FRAME / 2
  return (
    <g className="aa-coordinates">
      {Array.from({ length: size }, (_, i) => i).map(i => {
        const { x, y } = middleOf({ column: i, row: i }, field)
        return (
          <g key={LETTERS[i]}>
            <text x={x} y={side - near + 7}>
              {LETTERS[i]}
            </text>
            <text x={x} y={near + 7}>
              {LETTERS[i]}
            </text>
            <text x={near - 2} y={y + 9}>
              {i + 1}
            </text>
            <text x={side - near + 2} y={y + 9}>
              {i + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}
