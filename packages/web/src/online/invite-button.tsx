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
}

/** Makes a link to a seat, or to watch, when somebody wants one. */
export function InviteButton({ card, seat }: InviteButtonProps) {
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
  if (shown && link !== undefined) {
    return <LinkField label={place === undefined ? 'Link to watch' : `Link to place ${place}`} link={link} />
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
