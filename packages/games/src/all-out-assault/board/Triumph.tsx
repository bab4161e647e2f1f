import type { BoardProps } from '../../board.ts'
import type { Point } from '../../drawing/shapes.ts'
import { type AllOutAssault, NONE, pawnsOf } from '../state/state.ts'
import { type Ground, spot } from './ground.ts'
import { sideOf } from './layout.ts'
import { sideClass } from './pieces.ts'

type Props = BoardProps<AllOutAssault>

/** Who has won, once the last blow has been seen to fall. */
function winnerOf({ seen: { outcome }, showing }: Props): number | undefined {
  return showing.length === 0 ? outcome?.winners[0] : undefined
}

/** The sun on those who stand at the end. */
export function Sunlight({ table, board }: { readonly table: Props; readonly board: Ground }) {
  const winner = winnerOf(table)
  if (winner === undefined) return undefined
  return (
    <g>
      {standingOf(table, board, winner).map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g className="aa-sunlight">
            <path d="M-30-900H30L74 20H-74Z" />
            <ellipse cy="26" rx="82" ry="44" />
          </g>
        </g>
      ))}
    </g>
  )
}

/** Where the winner's pawns stand in the drawing. */
function standingOf({ seen: { view } }: Props, board: Ground, winner: number): Point[] {
  const tiles = pawnsOf(winner).map(pawn => view.pawns[pawn]?.tile ?? NONE)
  return tiles.filter(tile => tile !== NONE).map(tile => spot(board, tile))
}

/** A banner over the arena, in the winner's colours, where the winner's pawns are not. */
export function Banner({ table, board }: { readonly table: Props; readonly board: Ground }) {
  const winner = winnerOf(table)
  if (winner === undefined) return undefined
  const half = sideOf(board.size) / 2
  const high = standingOf(table, board, winner).every(({ y }) => y > half)
  const name = table.sitters.find(each => each.seat === winner)?.player ?? ''
  return (
    <div className={`aa-banner ${sideClass(winner)}${high ? ' aa-banner-high' : ''}`} aria-hidden="true">
      <span>{winner === table.viewer ? 'Victory' : `${name} wins`}</span>
    </div>
  )
}
