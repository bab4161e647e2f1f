import { shelf } from '../../looks.ts'
import type { Pace, Wanted } from './hall.ts'

interface TableFiltersProps {
  readonly wanted: Wanted
  readonly onChange: (wanted: Wanted) => void
}

/** Which tables one wants to see. */
export function TableFilters({ wanted, onChange }: TableFiltersProps) {
  const { game, pace } = wanted
  const change = (next: { game?: string | undefined; pace?: Pace | undefined }) => {
    const { game: g = '', pace: p } = { game, pace, ...next }
    onChange({ free: true, ...(g !== '' && { game: g }), ...(p && { pace: p }) })
  }
  return (
    <div className="table-filters">
      <label>
        <span>Game</span>
        <select value={game ?? ''} onChange={event => change({ game: event.target.value })}>
          <option value="">All games</option>
          {shelf.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Pace</span>
        <select
          value={pace ?? ''}
          onChange={event => change({ pace: event.target.value === '' ? undefined : (event.target.value as Pace) })}
        >
          <option value="">Live or over days</option>
          <option value="live">Live</option>
          <option value="days">Over days</option>
        </select>
      </label>
    </div>
  )
}
