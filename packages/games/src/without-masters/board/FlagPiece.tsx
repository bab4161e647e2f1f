import { memo } from 'react'
import { cellAt } from '../content/cells.ts'
import { CRATE_FORMS, type CrateKind } from '../content/pieces.ts'
import { crateOn, groundOf } from '../state/terrain.ts'
import { cratePartsOf } from './blocks.ts'
import { CrateBox } from './CrateBox.tsx'
import { FigurePiece } from './FigurePiece.tsx'
import type { Flag, FlagPart } from './flags.ts'
import { middle } from './projection.ts'
import { TilePiece } from './TilePiece.tsx'

/** The pole of a flag. Painted with what stands on its cell, so that whatever hides that hides its foot too. */
export function Pole({ flag: { pole, box } }: { readonly flag: Flag }) {
  const isOnArm = pole.x < box.x || pole.x > box.x + box.width
  const d = isOnArm
    ? `M${pole.x} ${pole.bottom}V${box.y + box.height / 2}H${box.x + box.width / 2}`
    : `M${pole.x} ${pole.bottom}V${box.y + box.height}`
  return (
    <g className="wm-pole">
      <path className="wm-pole-edge" d={d} />
      <path d={d} />
    </g>
  )
}

/** What is on a cell that cannot be seen: the things themselves, the cell's name, and its height. */
export const FlagPiece = memo(function FlagPiece({ flag }: { readonly flag: Flag }) {
  const { box, parts, mark, size } = flag
  const high = box.height / size
  const tone = mark === undefined ? '' : `wm-mark-${mark.tone}`
  return (
    <g className="wm-flag" transform={`translate(${box.x} ${box.y}) scale(${size})`}>
      <rect className={`wm-flag-cloth ${tone}`} width={box.width / size} height={high} rx="6" />
      {parts.map(({ part, x }) => (
        <g key={`${part.what} ${x}`} transform={`translate(${x} ${high / 2})`}>
          <Part part={part} tone={tone} />
        </g>
      ))}
    </g>
  )
})

function Part({ part, tone }: { readonly part: FlagPart; readonly tone: string }) {
  switch (part.what) {
    case 'tile':
      return (
        <g className={part.covered ? 'wm-covered' : undefined} transform="translate(0 3) scale(.56)">
          <TilePiece kind={part.kind} />
        </g>
      )
    case 'figure':
      return (
        <g className="wm-flag-figure" transform="translate(0 9) scale(.37)">
          <FigurePiece who={part.who} />
        </g>
      )
    case 'crate':
      return <SmallCrate kind={part.kind} />
    case 'height':
      return (
        <g className={part.crate ? 'wm-chip wm-chip-crate' : `wm-chip wm-tint-${part.height}`}>
          <path d="M-11 0L0-8L11 0L0 8Z" />
          <text y="4.200">{part.height}</text>
        </g>
      )
    default:
      return (
        <text className={`wm-flag-${part.what} ${tone}`} y="4.500">
          {part.text}
        </text>
      )
  }
}

const ANCHOR = cellAt(4, 4)
const FLAT = groundOf([])

function SmallCrate({ kind }: { readonly kind: CrateKind }) {
  const parts = cratePartsOf(0, crateOn(FLAT, kind, ANCHOR))
  const spots = parts.map(({ cell }) => middle(0, cell, 0))
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length
  return (
    <g transform={`translate(0 ${CRATE_FORMS[kind].height === 2 ? 6.5 : 3.5}) scale(.28) translate(${-x} ${-y})`}>
      {parts.map(part => (
        <CrateBox key={part.cell} quarter={0} part={part} />
      ))}
    </g>
  )
}
