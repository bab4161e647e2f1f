import { ownerOf } from '../state/state.ts'
import { type Ground, spot } from './ground.ts'
import { pawnName, sideClass } from './pieces.ts'
import type { SpentBy } from './spent.ts'

interface SealsProps {
  readonly board: Ground
  readonly spent: SpentBy
}

/** Small seals on Meditation tiles, one for each pawn that has nothing more to find there. */
export function Seals({ board, spent }: SealsProps) {
  return (
    <g>
      {[...spent].map(([tile, pawns]) => {
        const { x, y } = spot(board, tile)
        return (
          <g key={tile} transform={`translate(${x} ${y})`}>
            {pawns.map((pawn, i) => (
              <g key={pawn} transform={`translate(${-29 + 34 * (i % 2)} ${34 - 28 * Math.floor(i / 2)})`}>
                <g className={`aa-seal ${sideClass(ownerOf(pawn))}`}>
                  <rect x="-17" y="-13" width="34" height="26" rx={ownerOf(pawn) === 0 ? 13 : 5} />
                  <text y="7">{pawnName(pawn)}</text>
                </g>
              </g>
            ))}
          </g>
        )
      })}
    </g>
  )
}
