import { useState } from 'react'
import { LinkField } from '../look/link-field.tsx'
import { Icon } from '../shell/icons.tsx'
import { call } from './api.ts'
import { ProblemNote } from './parts.tsx'
import { useCall } from './use-call.ts'
import { hasTexts, isObject, type OnlineCard } from './wire.ts'

interface InviteButtonProps {
  readonly card: OnlineCard
  /** The seat; without one the link invites to watch. */
  readonly seat?: number
  /** Whether the reader is the host, who may take a link back. */
  readonly isHost?: boolean
}

/** Makes a link to a seat, or to watch, when somebody wants one. */
export function InviteButton({ card, seat, isHost = false }: InviteButtonProps) {
  const place = seat === undefined ? undefined : card.seats[seat]?.name
  // Everybody may watch a public table: its own address is the link.
  const open = card.visibility === 'public' && seat === undefined
  const [link, setLink] = useState(open ? linkTo(card.id) : undefined)
  const [shown, setShown] = useState(false)
  const { busy, problem, run } = useCall()
  const invite = () => {
    setShown(true)
    if (link !== undefined) return
    run(
      () => call('POST', `/api/tables/${card.id}/invitations`, isInvitation, seat === undefined ? {} : { seat }),
      ({ invitation }) => setLink(linkTo(card.id, invitation)),
    )
  }
  const renew = () =>
    run(
      () => call('POST', `/api/tables/${card.id}/invitations/renew`, isInvitation, seat === undefined ? {} : { seat }),
      ({ invitation }) => setLink(linkTo(card.id, invitation)),
    )
  if (shown && link !== undefined) {
    return (
      <>
        <LinkField label={place === undefined ? 'Link to watch' : `Link to place ${place}`} link={link} />
        {isHost && !open && (
          <button type="button" className="button button-small button-quiet" disabled={busy} onClick={renew}>
            <Icon name="again" /> A new link: the old ones open nothing any more
          </button>
        )}
        <ProblemNote text={problem} />
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        className={seat === undefined ? 'button button-small button-quiet' : 'button button-small button-main'}
        disabled={busy}
        onClick={invite}
      >
        <Icon name={seat === undefined ? 'eye' : 'link'} />
        {seat === undefined ? 'Link to watch' : 'Invitation link'}
        {place !== undefined && <span className="unseen"> to place {place}</span>}
      </button>
      <ProblemNote text={problem} />
    </>
  )
}

function linkTo(table: string, invitation?: string): string {
  return new URL(`/t/${table}${invitation === undefined ? '' : `#${invitation}`}`, location.origin).href
}

function isInvitation(body: unknown): body is { readonly invitation: string } {
  return isObject(body) && hasTexts(body, 'invitation')
}
