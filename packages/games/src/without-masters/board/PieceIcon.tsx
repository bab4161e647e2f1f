import { at, cellAt } from '../content/cells.ts'
import { isCrate, isStructure, isTile } from '../content/pieces.ts'
import { kindOf } from '../content/units.ts'
import { crateOn, groundOf } from '../state/terrain.ts'
import { cratePartsOf, neighbours } from './blocks.ts'
import { Column } from './Column.tsx'
import { CrateBox } from './CrateBox.tsx'
import { extentOf, type TrayKind } from './editor.ts'
import { FigurePiece } from './FigurePiece.tsx'
import { HALF_DEPTH, HALF_WIDTH, middle, PAINTING, RISE } from './projection.ts'
import { TilePiece } from './TilePiece.tsx'

const ANCHOR = cellAt(4, 4)

/** A piece as it will stand on the board, small. */
export function PieceIcon({ kind }: { readonly kind: TrayKind }) {
  if (isStructure(kind)) return <StructureIcon kind={kind} />
  if (isCrate(kind)) return <CrateIcon kind={kind} />
  return (
    <svg className="wm-piece-icon" viewBox="-32 -58 64 78" aria-hidden="true">
      {isTile(kind) ? (
        <g transform="translate(0 -8) scale(1.35)">
          <TilePiece kind={kind} />
        </g>
      ) : (
        <FigurePiece who={kind === 'hero' ? 'hero' : kindOf(0) === kind ? 0 : 3} />
      )}
    </svg>
  )
}

function StructureIcon({ kind }: { readonly kind: Extract<TrayKind, `S${number}`> }) {
  const ground = groundOf([{ id: kind, turn: 'r0', anchor: ANCHOR }])
  const [wide, deep] = extentOf(kind, 'r0')
  const { x, y } = middle(0, ANCHOR, 0)
  const left = x - HALF_WIDTH - 3
  const top = y - deep * HALF_DEPTH - 3 * RISE - 2
  const width = (wide + deep) * HALF_WIDTH + 6
  return (
    <svg
      className="wm-piece-icon"
      viewBox={`${left} ${top} ${width} ${y + wide * HALF_DEPTH - top + 4}`}
      aria-hidden="true"
    >
      {PAINTING[0].map(cell =>
        at(ground, cell) === 0 ? undefined : (
          <Column key={cell} quarter={0} cell={cell} height={at(ground, cell)} {...neighbours(ground, 0, cell)} />
        ),
      )}
    </svg>
  )
}

function CrateIcon({ kind }: { readonly kind: 'short' | 'upright' }) {
  const [part] = cratePartsOf(0, crateOn(groundOf([]), kind, ANCHOR))
  const { x, y } = middle(0, ANCHOR, 0)
  if (part === undefined) return undefined
  return (
    <svg className="wm-piece-icon" viewBox={`${x - 36} ${y - 70} 72 92`} aria-hidden="true">
      <CrateBox quarter={0} part={part} />
    </svg>
  )
}
