import { useState } from 'react'
import { ProblemNote } from '../online/parts.tsx'
import { useCall } from '../online/use-call.ts'
import { Choice } from '../shell/fields.tsx'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { ActsPart } from './acts-part.tsx'
import { BansPart } from './bans-part.tsx'
import { askOffice, isRunning, type Office } from './office.ts'
import { PeoplePart } from './people-part.tsx'
import { ReportsPart } from './reports-part.tsx'
import { RunningPart } from './running-part.tsx'
import { TablesPart } from './tables-part.tsx'
import '../styles/pages.css'
import '../styles/admin.css'

const PARTS = ['reports', 'bans', 'people', 'tables', 'running', 'acts'] as const
type Part = (typeof PARTS)[number]
const NAMES: { readonly [P in Part]: string } = {
  reports: 'Reports',
  bans: 'Bans',
  people: 'People',
  tables: 'Tables',
  running: 'What is running',
  acts: 'What was done',
}

/** For those who run the server. The key is kept until the page is left, and nowhere else. */
export function AdminPage() {
  const [office, setOffice] = useState<Office>()
  const [part, setPart] = useState<Part>('reports')
  return (
    <Page title="For operators" className="online admin">
      <header className="online-head">
        <h1>For operators</h1>
      </header>
      {office === undefined ? (
        <KeyForm onOpen={setOffice} />
      ) : (
        <>
          <Choice label="What to look at" value={part} of={PARTS} name={each => NAMES[each]} onChange={setPart} />
          <section aria-label={NAMES[part]}>
            {part === 'reports' && <ReportsPart office={office} />}
            {part === 'bans' && <BansPart office={office} />}
            {part === 'people' && <PeoplePart office={office} />}
            {part === 'tables' && <TablesPart office={office} />}
            {part === 'running' && <RunningPart office={office} />}
            {part === 'acts' && <ActsPart office={office} />}
          </section>
        </>
      )}
    </Page>
  )
}

function KeyForm({ onOpen }: { readonly onOpen: (office: Office) => void }) {
  const [key, setKey] = useState('')
  const { busy, problem, run } = useCall()
  return (
    <form
      className="name-form"
      onSubmit={event => {
        event.preventDefault()
        run(
          () => askOffice({ key: key.trim() }, 'GET', '', isRunning),
          () => onOpen({ key: key.trim() }),
        )
      }}
    >
      <label>
        <span>Your key</span>
        <input
          type="password"
          value={key}
          required
          autoComplete="current-password"
          onChange={event => setKey(event.target.value)}
        />
      </label>
      <button type="submit" className="button button-main" disabled={busy}>
        <Icon name="door" /> Come in
      </button>
      <ProblemNote text={problem} />
    </form>
  )
}
