import type { Analysis, Change } from '@undercroft/bots'
import { useState } from 'react'
import type { TableProps } from '../table/open-table.tsx'
import { shortText } from '../table/turns.ts'
import { percent, plusMinus } from './verdict.ts'

interface CurveTableProps extends Pick<TableProps, 'state' | 'playable'> {
  readonly found: Analysis
  readonly seat: number
  readonly name: string
}

/** What the curve shows, as a table: a long game has a thousand rows, so they are made when they are wanted. */
export function CurveTable(props: CurveTableProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="analysis-rows" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>The curve as a table</summary>
      {isOpen && <Rows {...props} />}
    </details>
  )
}

function Rows({ found, seat, name, state, playable }: CurveTableProps) {
  const lines = new Map(state.now.lines.map(line => [line.step, line]))
  const said = ({ step }: Change) => {
    const line = lines.get(step)
    return step === 0 ? 'The set-up' : line === undefined ? '' : shortText(line, playable.game)
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="analysis-scroll" tabIndex={0} aria-label="The curve as a table">
      <table>
        <caption>The chance of {name} after every change</caption>
        <thead>
          <tr>
            <th scope="col">Move</th>
            <th scope="col">What</th>
            <th scope="col">By</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {found.changes.map((change, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes never move
            <tr key={i}>
              <td>{change.step}</td>
              <td>{said(change)}</td>
              <td>{causeOf(change, seat)}</td>
              <td>{percent(change.before.chance[seat] ?? 0)}</td>
              <td>
                {percent(change.after.chance[seat] ?? 0)} {plusMinus(change.after.error[seat] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function causeOf({ cause }: Change, seat: number): string {
  if (cause.kind === 'answer') return cause.seat === seat ? 'own answer' : 'another’s answer'
  return CAUSES[cause.kind]
}

const CAUSES = { dice: 'dice', draws: 'hidden draw', look: 'a new turn begins' } as const
