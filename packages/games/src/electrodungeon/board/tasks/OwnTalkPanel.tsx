import type { Seat } from '@undercroft/kernel'
import type { RolledTrait } from '../../content/rooms.ts'
import { OWN_LIMITS, type OwnLine, type OwnTalk } from '../../state/own-task.ts'
import { LabDefs } from './lab/LabDefs.tsx'
import { Judging } from './own/Judging.tsx'
import { Speaking } from './own/Speaking.tsx'

export interface OwnTalkPanelProps {
  readonly talk: OwnTalk
  readonly me: Seat | 'mof' | undefined
  names(seat: Seat): string
  /** Who is asked, if it is the viewer. */
  readonly ask: 'explorer' | 'master' | undefined
  /** Nothing but a ruling is left. */
  readonly must: boolean
  readonly broken?: string | undefined
  onSay?(text: string): void
  onPass?(): void
  readonly onGiveUp?: (() => void) | undefined
  onReply?(text: string): void
  onCall?(seat: Seat, trait: RolledTrait): void
  onListen?(): void
  onVerdict?(verdict: 'solved' | 'failed' | Seat): void
}

/**
 * An own task of the Master of Fates: its text, what has been said, and the word for whoever has it. Plain text only.
 */
export function OwnTalkPanel(props: OwnTalkPanelProps) {
  const { talk, me, names, ask, broken } = props
  const { task, said, messages, rolls } = talk
  return (
    <div className="ed-lab ed-own">
      <LabDefs />
      <header className="ed-lab-plate">
        <h2>{task.title}</h2>
        <p className="ed-trial-stage">
          {messages} / {OWN_LIMITS.messages} messages, {rolls} / {OWN_LIMITS.rolls} rolls
        </p>
      </header>
      {task.text !== '' && <blockquote className="ed-own-text">{task.text}</blockquote>}
      {me === 'mof' && task.note !== '' && (
        <p className="ed-own-note">
          <b>Your note:</b> {task.note}
        </p>
      )}
      <ol className="ed-talk-lines" aria-label="What was said" aria-live="polite">
        {[...said.entries()].map(([i, line]) => (
          <Line key={i} line={line} talk={talk} me={me} names={names} />
        ))}
        {said.length === 0 && <li className="ed-talk-none">Nobody has spoken yet.</li>}
      </ol>
      {broken !== undefined && (
        <p className="ed-lab-note" data-broken="">
          {broken}
        </p>
      )}
      {ask === 'explorer' && <Speaking {...props} />}
      {ask === 'master' && <Judging {...props} />}
      {ask === undefined && <p className="ed-lab-watch">Waiting for the others.</p>}
    </div>
  )
}

interface LineProps extends Pick<OwnTalkPanelProps, 'talk' | 'me' | 'names'> {
  readonly line: OwnLine
}

function Line({ line, talk, me, names }: LineProps) {
  if ('roll' in line) {
    return (
      <li className="ed-talk-roll" data-success={line.success ? '' : undefined}>
        {names(line.roll)} rolls {line.trait}: <b>{line.total}</b> against {line.d20},{' '}
        {line.success ? 'a success' : 'a failure'}
      </li>
    )
  }
  const master = !talk.who.includes(line.by)
  const mine = master ? me === 'mof' : me === line.by
  return (
    <li className="ed-talk-line" data-master={master ? '' : undefined} data-mine={mine ? '' : undefined}>
      <b>{names(line.by)}</b>
      {'passed' in line ? <i>says nothing</i> : <span>{line.text === '' ? '…' : line.text}</span>}
    </li>
  )
}
