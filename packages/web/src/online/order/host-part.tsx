import { useState } from 'react'
import { Choice } from '../../shell/fields.tsx'
import { Icon } from '../../shell/icons.tsx'
import { call } from '../api.ts'
import { ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { useLooked } from '../use-looked.ts'
import { isCard, isObject, type OnlineCard } from '../wire.ts'
import '../../styles/order.css'

const RULES = ['open', 'slow', 'closed'] as const
const RULE_NAMES = { open: 'Open', slow: 'Slow', closed: 'Closed' } as const
/** Between two messages of one person in a slow chat. */
const SLOW_SECONDS = 30

/** What the host of a table does for order at it. */
export function HostPart({ card }: { readonly card: OnlineCard }) {
  const [isOpen, setOpen] = useState(false)
  const { problem, run } = useCall()
  const setChat = (kind: (typeof RULES)[number]) => {
    const rule = { kind, ...(kind === 'slow' && { seconds: SLOW_SECONDS }) }
    run(() => call('POST', `/api/tables/${card.id}/chat/rule`, isCard, rule))
  }
  return (
    <details className="seat-menu host-part" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>For the host</summary>
      <Choice
        label="The chat"
        value={card.chat?.kind ?? 'open'}
        of={RULES}
        name={each => RULE_NAMES[each]}
        says={card.chat?.kind === 'closed' ? 'Nobody speaks, you neither.' : undefined}
        onChange={setChat}
      />
      {isOpen && <Guests card={card} />}
      <ProblemNote text={problem} />
    </details>
  )
}

interface Guest {
  readonly person: string
  readonly name: string
}

function Guests({ card }: { readonly card: OnlineCard }) {
  const [found, look] = useLooked(`/api/tables/${card.id}/guests`, areGuests)
  const { busy, problem, run } = useCall()
  const show = (person: string, on: boolean) =>
    run(() => call('POST', `/api/tables/${card.id}/removed`, isCard, { person, on }), look)
  const button = { type: 'button', disabled: busy, className: 'button button-small button-quiet' } as const
  return (
    <>
      <ul className="guests" aria-label="Who looks on">
        {found?.watching.map(({ person, name }) => (
          <li key={person}>
            <Icon name="eye" /> {name}
            <button {...button} onClick={() => show(person, true)}>
              Show out<span className="unseen"> {name}</span>
            </button>
          </li>
        ))}
        {found?.removed.map(({ person, name }) => (
          <li key={person}>
            <Icon name="door" /> {name} <span className="tag">shown out</span>
            <button {...button} onClick={() => show(person, false)}>
              Let in again<span className="unseen"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {found !== undefined && found.watching.length + found.removed.length === 0 && (
        <p className="muted">Nobody with a name looks on.</p>
      )}
      <ProblemNote text={problem} />
    </>
  )
}

function areGuests(body: unknown): body is { readonly watching: readonly Guest[]; readonly removed: readonly Guest[] } {
  return isObject(body) && Array.isArray(body.watching) && Array.isArray(body.removed)
}
