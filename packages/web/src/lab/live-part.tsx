import type { Game } from '@undercroft/kernel'
import { type ArmReport, type Report, sayArm, type Table, tablesOf } from '@undercroft/lab'
import { Icon } from '../shell/icons.tsx'
import { SharesPlot } from './shares-plot.tsx'

interface LivePartProps {
  readonly game: Game
  readonly report: Report
}

/** What comes of an experiment while it is played: verdicts in words, and who wins. */
export function LivePart({ game, report: { verdicts, arms } }: LivePartProps) {
  return (
    <section className="lab-report" aria-labelledby="lab-verdict">
      <h2 id="lab-verdict">Verdict so far</h2>
      <ul className="lab-verdicts">
        {verdicts.map(({ text, significant }) => (
          <li key={text} data-found={significant ? '' : undefined}>
            <Icon name={significant ? 'flag' : 'check'} />
            <span>
              {significant && <span className="unseen">Significant: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="field-says">
        What is flagged is no chance: of 100 experiments with nothing to find, 97 have no flag. Wait for the end before
        you trust it.
      </p>
      {arms.map(arm => (
        <ArmPart key={arm.name} {...{ game, arm }} />
      ))}
    </section>
  )
}

/** More rows than this are only in the report. */
const MOST_PLOTTED = 24

function ArmPart({ game, arm }: { readonly game: Game; readonly arm: ArmReport }) {
  const rowsOf = ({ id }: Table) => arm.measures.filter(measured => measured.id === id)
  const isPlotted = (table: Table): boolean => {
    const count = rowsOf(table).length
    return count > 1 && count <= MOST_PLOTTED
  }
  return (
    <article className="lab-result">
      <h3>{sayArm(arm)}</h3>
      {tablesOf(game, arm, 'wins.')
        .filter(isPlotted)
        .map(table => (
          <SharesPlot key={table.id} {...{ game, title: table.title, rows: rowsOf(table) }} />
        ))}
    </article>
  )
}
