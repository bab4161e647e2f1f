import { CoverPage } from '../shell/cover-page.tsx'
import { Icon } from '../shell/icons.tsx'
import { call } from './api.ts'
import { NameForm, ProblemNote } from './parts.tsx'
import { useCall } from './use-call.ts'
import { isCard, isObject, type OnlineCard } from './wire.ts'

interface InvitedProps {
  readonly table: string
  readonly invitation: string
  readonly name: string | undefined
  readonly onDone: () => void
}

/** Whoever comes with a link: a name, and one is in. */
export function Invited({ table, invitation, name, onDone }: InvitedProps) {
  const { busy, problem, run } = useCall()
  const join = () => run(() => call('POST', `/api/tables/${table}/join`, isJoined, { invitation }), onDone)
  return (
    <CoverPage title="You are invited">
      <h1>You are invited to a table</h1>
      <div className="invited">
        {name === undefined ? (
          <NameForm button="Come in" onDone={join} />
        ) : (
          <button type="button" className="button button-main button-large" disabled={busy} onClick={join}>
            <Icon name="door" /> Come in as {name}
          </button>
        )}
        <ProblemNote text={problem} />
        {problem !== undefined && (
          <button type="button" className="button" onClick={onDone}>
            Just look on
          </button>
        )}
      </div>
    </CoverPage>
  )
}

interface Joined {
  readonly card: OnlineCard
  readonly seat?: number
}

export function isJoined(body: unknown): body is Joined {
  return isObject(body) && isCard(body.card)
}
