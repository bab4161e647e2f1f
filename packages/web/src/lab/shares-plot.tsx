import type { Game } from '@undercroft/kernel'
import { type Measured, rowName, say } from '@undercroft/lab'

interface SharesPlotProps {
  readonly game: Game
  readonly title: string
  readonly rows: readonly Measured[]
}

/** Values with their intervals, one below the other, and a mark where a fair one stands. What is off is told by form and colour. */
export function SharesPlot({ game, title, rows }: SharesPlotProps) {
  const ends = rows.flatMap(({ low, high, fair = low }) => [low, high, fair])
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const width = most - least || 1
  const at = (value: number): string => `${(100 * (value - least)) / width}%`
  return (
    <figure className="shares">
      <figcaption>{title}</figcaption>
      <ul>
        {rows.map(row => {
          const { id, of, value, low, high, fair } = row
          const off = fair !== undefined && (fair < low || fair > high)
          return (
            <li key={of} data-off={off ? '' : undefined}>
              <span className="shares-name">{rowName(game, id, of)}</span>
              <span className="shares-value">{say(row, value)}</span>
              <span className="unseen">
                , interval {say(row, low)} to {say(row, high)}
                {fair !== undefined && `, fair is ${say(row, fair)}`}
              </span>
              <span className="shares-line" aria-hidden="true">
                {fair !== undefined && <i className="shares-fair" style={{ left: at(fair) }} />}
                <i className="shares-span" style={{ left: at(low), width: `${(100 * (high - low)) / width}%` }} />
                <i className="shares-dot" style={{ left: at(value) }} />
              </span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
