import type { BoardProps } from '../../board.ts'
import { type AllOutAssault, NONE, pawnsOf } from '../state/state.ts'
import { type Ground, spot } from './ground.ts'
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
  const tiles = pawnsOf(winner).flatMap(pawn => table.seen.view.pawns[pawn]?.tile ?? NONE)
  return (
    <g>
      {tiles
        .filter(tile => tile !== NONE)
        .map(tile => {
          const { x, y } = spot(board, tile)
          return (
            <g key={tile} transform={`translate(${x} ${y})`}>
              <g className="aa-sunlight">
                <path d="M-30-900H30L74 20H-74Z" />
                <ellipse cy="26" rx="82" ry="44" />
              </g>
            </g>
          )
        })}
    </g>
  )
}

/** A banner over the arena, in the winner's colours. */
export function Banner(table: Props) {
  const winner = winnerOf(table)
  if (winner === undefined) return undefined
  const name = table.sitters.find(each => each.seat === winner)?.player ?? ''
  return (
    <div className={`aa-banner ${sideClass(winner)}`} aria-hidden="true">
      <span>{winner === table.viewer ? 'Victory' : `${name} wins`}</span>
    </div>
  )
}
