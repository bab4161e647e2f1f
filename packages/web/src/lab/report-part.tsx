import type { Game } from '@undercroft/kernel'
import { type ArmReport, htmlOf, type Report, sayArm, type Table, tablesOf } from '@undercroft/lab'
import { Icon } from '../shell/icons.tsx'
import { saveFile } from '../shell/save-file.ts'
import { SharesPlot } from './shares-plot.tsx'

interface ReportPartProps {
  readonly game: Game
  readonly report: Report
  /** Games are still being played. */
  readonly soFar: boolean
}

/** What came of an experiment: verdicts in words, then each arm with plots and tables. */
export function ReportPart({ game, report, soFar }: ReportPartProps) {
  const { verdicts, arms, experiment } = report
  const name = `${experiment.game}-lab`
  return (
    <section className="lab-report" aria-labelledby="lab-verdict">
      <h2 id="lab-verdict">{soFar ? 'Verdict so far' : 'Verdict'}</h2>
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
        What is flagged is no chance: of 100 experiments with nothing to find, 97 have no flag.
        {soFar && ' Wait for the end before you trust it.'}
      </p>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={soFar}
          onClick={() => saveFile(htmlOf(game, report, `${name}.yaml`), `${name}.html`)}
        >
          <Icon name="download" /> Report as a page
        </button>
        <button
          type="button"
          className="button"
          disabled={soFar}
          onClick={() => saveFile(JSON.stringify(report), `${name}.json`)}
        >
          <Icon name="download" /> As JSON
        </button>
      </div>
      {arms.map(arm => (
        <ArmPart key={arm.name} {...{ game, arm }} />
      ))}
    </section>
  )
}

/** More rows than this are only in the table. */
const MOST_PLOTTED = 24

function ArmPart({ game, arm }: { readonly game: Game; readonly arm: ArmReport }) {
  const tables = tablesOf(game, arm)
  const rowsOf = ({ id }: Table) => arm.measures.filter(measured => measured.id === id)
  const isPlotted = (table: Table): boolean => {
    const count = rowsOf(table).length
    return table.id.startsWith('wins.') && count > 1 && count <= MOST_PLOTTED
  }
  return (
    <article className="lab-result">
      <h3>{sayArm(arm)}</h3>
      {tables.filter(isPlotted).map(table => (
        <SharesPlot key={table.id} {...{ game, title: table.title, rows: rowsOf(table) }} />
      ))}
      <details>
        <summary>All figures</summary>
        {tables.map(table => (
          <FiguresTable key={table.id} {...table} />
        ))}
      </details>
    </article>
  )
}

function FiguresTable({ title, head, rows }: Table) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and so must be reached by keys
    <section className="lab-table" tabIndex={0} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name || 'Of'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
