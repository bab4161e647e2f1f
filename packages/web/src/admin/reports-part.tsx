import { useState } from 'react'
import { ProblemNote } from '../online/parts.tsx'
import { isObject } from '../online/wire.ts'
import { Choice } from '../shell/fields.tsx'
import { BanForm } from './ban-form.tsx'
import { type Office, type Report, sayTime, useActs, useOffice } from './office.ts'
import { WhyForm } from './why-form.tsx'

const STATES = ['open', 'closed'] as const
const OUTCOMES = ['nothing', 'warned', 'renamed', 'banned', 'other'] as const

/** Reports: the list, and one of them whole. */
export function ReportsPart({ office }: { readonly office: Office }) {
  const [state, setState] = useState<(typeof STATES)[number]>('open')
  const [chosen, setChosen] = useState<string>()
  const [found, look] = useOffice(office, `/reports?state=${state}`, areReports)
  return (
    <div className="admin-part">
      <Choice
        label="Which"
        value={state}
        of={STATES}
        name={each => (each === 'open' ? 'To be read' : 'Closed')}
        onChange={each => {
          setState(each)
          setChosen(undefined)
        }}
      />
      {found?.reports.length === 0 && <p className="online-empty">There are none.</p>}
      <ul className="reports">
        {found?.reports.map(report => (
          <li key={report.id}>
            <button
              type="button"
              className="button report-row"
              aria-expanded={chosen === report.id}
              onClick={() => setChosen(chosen === report.id ? undefined : report.id)}
            >
              <strong>{report.name}</strong> {report.kind}, by {report.byName}, {sayTime(report.madeAt)}
              {report.closed !== undefined && <span className="tag">{report.closed.outcome}</span>}
            </button>
            {chosen === report.id && (
              <Whole
                office={office}
                id={report.id}
                onDone={() => {
                  setChosen(undefined)
                  look()
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Whole({ office, id, onDone }: { readonly office: Office; readonly id: string; readonly onDone: () => void }) {
  const [report, look] = useOffice(office, `/reports/${id}`, isReport)
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('nothing')
  const { busy, problem, act } = useActs(office, onDone)
  if (report === undefined) return <p role="status">Looking …</p>
  const { evidence, closed, addresses, table } = report
  return (
    <div className="report-whole">
      {report.text !== '' && <blockquote>{report.text}</blockquote>}
      {table !== undefined && (
        <p className="muted">
          Table {table}
          {evidence !== undefined && `, ${evidence.game}: ${evidence.seats.join(', ')}`}
        </p>
      )}
      {addresses.length > 0 && <p className="muted">Connected from {addresses.join(', ')}</p>}
      <Said title="What was said" lines={evidence?.chat ?? []} />
      <Said title="In the gallery" lines={evidence?.gallery ?? []} />
      {evidence !== undefined && (
        <details>
          <summary>The log, {evidence.log.length} entries</summary>
          <ol className="report-log">
            {evidence.log.map(({ seq, at, happening }) => (
              <li key={seq}>
                {sayTime(at)} <code>{JSON.stringify(happening)}</code>
              </li>
            ))}
          </ol>
        </details>
      )}
      {closed === undefined ? (
        <>
          <BanForm office={office} whom={{ person: report.person }} name={report.name} onDone={look} />
          <WhyForm
            button="Close the report"
            busy={busy}
            onDone={why => act(`/reports/${report.id}/close`, { outcome, why })}
          >
            <Choice label="What came of it" value={outcome} of={OUTCOMES} name={each => each} onChange={setOutcome} />
            <ProblemNote text={problem} />
          </WhyForm>
        </>
      ) : (
        <p>
          Closed by {closed.by}, {sayTime(closed.at)}: {closed.outcome}
        </p>
      )}
    </div>
  )
}

interface SaidProps {
  readonly title: string
  readonly lines: NonNullable<Report['evidence']>['chat']
}

function Said({ title, lines }: SaidProps) {
  if (lines.length === 0) return undefined
  return (
    <section>
      <h2>{title}</h2>
      <ul className="report-said">
        {lines.map(({ n, name, text, at }) => (
          <li key={n}>
            <span className="muted">{sayTime(at)}</span> <strong>{name}</strong>: {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function areReports(body: unknown): body is { readonly reports: readonly Report[] } {
  return isObject(body) && Array.isArray(body.reports)
}

function isReport(body: unknown): body is Report {
  return isObject(body) && typeof body.person === 'string'
}
