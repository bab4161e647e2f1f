import { useState } from 'react'
import { Dialog } from '../../shell/dialog.tsx'
import { Choice } from '../../shell/fields.tsx'
import { anything, call } from '../api.ts'
import { ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'

const KINDS = ['insult', 'cheating', 'name', 'spam', 'other'] as const
const SAYS: { readonly [K in (typeof KINDS)[number]]: string } = {
  insult: 'Insults',
  cheating: 'Cheating',
  name: 'The name',
  spam: 'Spam',
  other: 'Something else',
}

interface ReportDialogProps {
  readonly person: string
  readonly name: string
  readonly table: string | undefined
  readonly onClose: () => void
}

/** Tells those who run the server about somebody. */
export function ReportDialog({ person, name, table, onClose }: ReportDialogProps) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('insult')
  const [text, setText] = useState('')
  const [sent, setSent] = useState(false)
  const { busy, problem, run } = useCall()
  const wish = { person, kind, text: text.trim(), ...(table !== undefined && { table }) }
  return (
    <Dialog title={`Report ${name}`} onClose={onClose}>
      {sent ? (
        <p role="status">Thank you. Those who run this place will read it.</p>
      ) : (
        <form
          className="report-form"
          onSubmit={event => {
            event.preventDefault()
            run(
              () => call('POST', '/api/me/reports', anything, wish),
              () => setSent(true),
            )
          }}
        >
          <Choice label="What is it about?" value={kind} of={KINDS} name={each => SAYS[each]} onChange={setKind} />
          <label>
            <span>What happened?</span>
            <textarea rows={3} maxLength={500} value={text} onChange={event => setText(event.target.value)} />
          </label>
          <p className="muted">
            {table === undefined
              ? 'Those who run this place read it, and nobody else.'
              : 'What was said at this table and how the game went is sent with it.'}
          </p>
          <ProblemNote text={problem} />
          <div className="dialog-actions">
            <button type="button" className="button" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" className="button button-main" disabled={busy}>
              Send the report
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
