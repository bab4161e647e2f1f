import { Icon } from '../shell/icons.tsx'
import type { TableProps } from '../table/open-table.tsx'
import { shortText } from '../table/turns.ts'
import type { Analysed } from './store.ts'
import { percent, plusMinus, points } from './verdict.ts'

interface TurningsProps extends TableProps {
  readonly found: Analysed
  readonly onClose: () => void
}

/** The largest swings: what was chosen, what would have been better, and the position. */
export function Turnings({ found, board, state, playable, client, onClose }: TurningsProps) {
  const said = (step: number) => {
    const line = state.now.lines.find(each => each.step === step)
    return line === undefined ? 'The set-up' : shortText(line, playable.game)
  }
  const nameOf = (seat: number) => board.sitters[seat]?.player ?? ''
  if (found.turnings.length === 0) return undefined
  return (
    <>
      <h3>What turned it</h3>
      <ol className="analysis-turnings">
        {found.turnings.map(({ change, seat, swing, error, better, knew }) => (
          <li key={`${change.step} ${change.cause.kind} ${swing}`}>
            <span>
              {change.cause.kind === 'answer' ? said(change.step) : `Chance, after: ${said(change.step)}`}
              <small>
                {nameOf(seat)}: {percent(change.before.chance[seat] ?? 0)} to {percent(change.after.chance[seat] ?? 0)}{' '}
                ({points(swing)} {plusMinus(error)})
                {knew !== undefined && `; by what ${nameOf(seat)} knew, ${percent(knew.chance)} before`}
              </small>
              {better !== undefined && (
                <small className="analysis-better">
                  Better by {Math.round(100 * better.by)} {plusMinus(better.error)}: {better.label}
                  {better.knew !== undefined &&
                    ` (by what ${nameOf(seat)} knew: ${points(better.knew.by)} ${plusMinus(better.knew.error)})`}
                </small>
              )}
            </span>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                onClose()
                client.lookAt(Math.max(0, change.step - 1))
              }}
            >
              <Icon name="eye" /> Look<span className="unseen"> at answer {change.step}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
