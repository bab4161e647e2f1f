import type { Ledger, Post } from '@undercroft/bots'
import { useEffect, useState } from 'react'
import { Dialog } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { SeatMark } from '../shell/seat-mark.tsx'
import type { TableProps } from '../table/open-table.tsx'
import { shortText } from '../table/turns.ts'
import type { Analysed } from './analysis-worker.ts'
import { Curve } from './curve.tsx'
import { type Looking, useAnalysis } from './use-analysis.ts'
import { percent, points, verdictOf } from './verdict.ts'
import '../styles/analysis.css'

interface AnalysisDialogProps extends TableProps {
  readonly onClose: () => void
}

/** Was it luck? What the result of a finished game was made of, and the moments that turned it. */
export function AnalysisDialog(props: AnalysisDialogProps) {
  const { client, onClose } = props
  const [text, setText] = useState<string>()
  useEffect(() => client.download(record => setText(record)), [client])
  const looking = useAnalysis(text)
  return (
    <Dialog title="Was it luck?" onClose={onClose}>
      <div className="analysis">
        {looking.kind === 'found' ? <Found {...props} found={looking.found} /> : <Waited looking={looking} />}
      </div>
    </Dialog>
  )
}

/** What a part came to, with its standard error. */
function partOf(ledger: Ledger, post: Post): string {
  return `${points(ledger[post])} ±${Math.round(100 * ledger.errors[post])}`
}

const ROWS: readonly (readonly [head: string, say: (ledger: Ledger) => string])[] = [
  ['At first', ({ start }) => percent(start)],
  ['Dice', ledger => partOf(ledger, 'dice')],
  ['Hidden draws', ledger => partOf(ledger, 'draws')],
  ['Own answers', ledger => partOf(ledger, 'own')],
  ['Others’ answers', ledger => partOf(ledger, 'others')],
  ['In the end', ({ end }) => percent(end)],
]

function Waited({ looking }: { readonly looking: Exclude<Looking, { kind: 'found' }> }) {
  if (looking.kind === 'failed') return <p role="alert">This game cannot be looked at: {looking.message}</p>
  return (
    <>
      <p>Bots play on from every position of this game, to see how likely everybody was to win.</p>
      <progress aria-label="How far the look has got" value={looking.part} />
    </>
  )
}

function Found({ found, board, state, ...props }: AnalysisDialogProps & { readonly found: Analysed }) {
  const nameOf = (seat: number) => board.sitters[seat]?.player ?? '?'
  const winners = state.now.outcome?.winners ?? []
  const { ledger, changes } = found
  return (
    <>
      <ul className="analysis-verdicts">
        {ledger.map(each => (
          <li key={each.seat}>
            <SeatMark seat={each.seat} /> {verdictOf(each, nameOf(each.seat), winners.includes(each.seat))}
          </li>
        ))}
      </ul>
      <Curve changes={changes} ledger={ledger} names={board.sitters.map(({ player }) => player)} />
      <table>
        <caption>The chance to win in points of a hundred, and what changed it</caption>
        <thead>
          <tr>
            <td />
            {ledger.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} />
                <span className="unseen">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([head, say]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {ledger.map(each => (
                <td key={each.seat}>{say(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Turnings {...props} found={found} board={board} state={state} />
    </>
  )
}

function Turnings({ found, board, state, playable, client, onClose }: AnalysisDialogProps & { found: Analysed }) {
  const said = (step: number) => {
    const line = state.now.lines.find(each => each.step === step)
    return line === undefined ? 'The set-up' : shortText(line, playable.game)
  }
  return (
    <>
      <h3>What turned it</h3>
      <ol className="analysis-turnings">
        {found.turnings.map(({ change, seat, swing, better }) => (
          <li key={`${change.step} ${change.cause.kind} ${swing}`}>
            <span>
              {change.cause.kind === 'answer' ? said(change.step) : `Chance, after: ${said(change.step)}`}
              <small>
                {board.sitters[seat]?.player}: {percent(change.before.chance[seat] ?? 0)} to{' '}
                {percent(change.after.chance[seat] ?? 0)} ({points(swing)})
                {better && `; another answer was worth ${points(better.by)} more`}
              </small>
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
