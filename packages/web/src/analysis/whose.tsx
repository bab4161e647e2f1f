import { useId } from 'react'
import type { TableProps } from '../table/open-table.tsx'

interface WhoseProps extends Pick<TableProps, 'board'> {
  readonly seat: number
  readonly onSeat: (seat: number) => void
}

/** Whose curve is shown. */
export function Whose({ board, seat, onSeat }: WhoseProps) {
  const id = useId()
  return (
    <span className="analysis-whose">
      <label htmlFor={id}>Chance of</label>
      <select id={id} value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
        {board.sitters.map(({ seat: each, player, name }) => (
          <option key={each} value={each}>
            {player} ({name})
          </option>
        ))}
      </select>
    </span>
  )
}

/** One's own curve first; else that of who won. */
export function firstSeat({ board, state }: Pick<TableProps, 'board' | 'state'>): number {
  const { viewer } = board
  return viewer === 'spectator' ? (state.now.outcome?.winners[0] ?? 0) : viewer
}
