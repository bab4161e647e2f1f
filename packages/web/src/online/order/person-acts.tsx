import { useState } from 'react'
import { Confirm } from '../../shell/dialog.tsx'
import { Icon } from '../../shell/icons.tsx'
import { ProblemNote } from '../parts.tsx'
import { useApart } from './apart.ts'
import { ReportDialog } from './report-dialog.tsx'
import '../../styles/order.css'

interface PersonActsProps {
  readonly person: string
  readonly name: string
  /** Where one met them. */
  readonly table?: string
}

/** What one may do about somebody: not hear them, not meet them, report them. */
export function PersonActs({ person, name, table }: PersonActsProps) {
  const { list, busy, problem, mute, block } = useApart()
  const [asking, setAsking] = useState<'block' | 'report'>()
  if (list === undefined) return undefined
  const isMuted = list.muted.some(each => each.person === person)
  const isBlocked = list.blocked.some(each => each.person === person)
  const button = { type: 'button', disabled: busy, className: 'button button-small button-quiet' } as const
  const whom = <span className="unseen"> {name}</span>
  return (
    <div className="person-acts">
      {!isBlocked && (
        <button {...button} onClick={() => mute(person, !isMuted)}>
          <Icon name={isMuted ? 'sound' : 'mute'} /> {isMuted ? 'Hear again' : 'Mute'}
          {whom}
        </button>
      )}
      <button {...button} onClick={() => (isBlocked ? block(person, false) : setAsking('block'))}>
        <Icon name="barred" /> {isBlocked ? 'Unblock' : 'Block'}
        {whom}
      </button>
      <button {...button} onClick={() => setAsking('report')}>
        <Icon name="flag" /> Report
        {whom}
      </button>
      <ProblemNote text={problem} />
      {asking === 'block' && (
        <Confirm
          title={`Block ${name}?`}
          yes="Block"
          danger
          onNo={() => setAsking(undefined)}
          onYes={() => {
            setAsking(undefined)
            block(person, true)
          }}
        >
          <p>
            You will not be brought together again, you do not hear what they say, and they cannot ask to be your friend
            or sit down at your tables. A game that you play now goes on.
          </p>
        </Confirm>
      )}
      {asking === 'report' && (
        <ReportDialog person={person} name={name} table={table} onClose={() => setAsking(undefined)} />
      )}
    </div>
  )
}
