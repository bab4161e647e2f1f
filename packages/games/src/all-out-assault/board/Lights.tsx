import type { BoardProps } from '../../board.ts'
import type { AllOutAssault } from '../state/state.ts'
import { type Ground, spot } from './ground.ts'
import { strokeOf } from './layout.ts'
import { tileOf, tilesOf } from './lights.ts'

interface LightsProps {
  readonly table: BoardProps<AllOutAssault>
  readonly board: Ground
}

/** What the page points at: an entry of its list, its advice, a line of its log. */
export function Lights({ table: { seen, pointed, advised, nextBest = [], recalled }, board }: LightsProps) {
  const { view } = seen
  const past = tilesOf(recalled, view)
  const best = tileOf(advised, view)
  const next = new Set(nextBest.flatMap(choice => tileOf(choice, view) ?? []))
  return (
    <g>
      {past.length > 1 && (
        <path className="aa-recalled-way" d={strokeOf(past.map(tile => spot(board, tile)))} fill="none" />
      )}
      {past.map(tile => (
        <Frame key={tile} kind="recalled" board={board} tile={tile} />
      ))}
      {[...next].map(tile => tile !== best && <Frame key={tile} kind="next" board={board} tile={tile} />)}
      <Frame kind="advised" board={board} tile={best} />
      <Frame kind="pointed" board={board} tile={tileOf(pointed, view)} />
    </g>
  )
}

interface FrameProps {
  readonly kind: 'recalled' | 'next' | 'advised' | 'pointed'
  readonly board: Ground
  readonly tile: number | undefined
}

function Frame({ kind, board, tile }: FrameProps) {
  if (tile === undefined) return undefined
  const { x, y } = spot(board, tile)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`aa-light aa-light-${kind}`} x="-46" y="-46" width="92" height="92" rx="10" />
    </g>
  )
}
