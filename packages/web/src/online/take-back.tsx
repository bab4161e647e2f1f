import { useSyncExternalStore } from 'react'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { call } from './api.ts'
import type { OnlineClient } from './client.ts'
import { saySitter } from './table-cards.tsx'
import { useCall } from './use-call.ts'
import { isCard, type OnlineCard } from './wire.ts'

interface TakeBackProps {
  readonly client: OnlineClient
  readonly card: OnlineCard
}

/** What the rules no longer let one take back, the others may: one asks, and everybody has to agree. */
export function TakeBack({ client, card }: TakeBackProps) {
  const { wantsBack } = useSyncExternalStore(client.subscribe, client.online)
  const { busy, problem, run } = useCall()
  const path = `/api/tables/${card.id}/proposal`
  if (wantsBack !== undefined) {
    return (
      <Confirm
        title="Ask the others?"
        yes="Ask"
        onNo={() => client.askBack(undefined)}
        onYes={() => {
          client.askBack(undefined)
          run(() => call('POST', path, isCard, { seat: wantsBack }))
        }}
      >
        <p>
          Something has become known since your last answer: dice, a secret, or what somebody else did. It is taken back
          only if everybody at the table agrees.
        </p>
      </Confirm>
    )
  }
  if (problem !== undefined) return <Banner text={problem} />
  const { proposal } = card
  if (proposal === undefined) return undefined
  const who = card.seats[proposal.by]
  const name = who === undefined ? '?' : saySitter(who)
  const mine = client.mine()
  const asked = mine.find(seat => !proposal.agreed.includes(seat)) // also while a bot stands in
  const reply = (seat: number, agree: boolean) => run(() => call('POST', `${path}/reply`, isCard, { seat, agree }))
  if (asked === undefined) {
    const own = mine.includes(proposal.by)
    return (
      <Banner
        text={own ? 'You asked to take your last answer back.' : `${name} asked to take the last answer back.`}
        more="The others are being asked"
      >
        {own && (
          <button
            type="button"
            className="button button-small"
            disabled={busy}
            onClick={() => reply(proposal.by, false)}
          >
            Never mind
          </button>
        )}
      </Banner>
    )
  }
  return (
    <Banner text={`${name} asks to take an answer back.`}>
      <button
        type="button"
        className="button button-main button-small"
        disabled={busy}
        onClick={() => reply(asked, true)}
      >
        Agree
      </button>
      <button type="button" className="button button-small" disabled={busy} onClick={() => reply(asked, false)}>
        No
      </button>
    </Banner>
  )
}

interface BannerProps {
  readonly text: string
  readonly more?: string
  readonly children?: React.ReactNode
}

function Banner({ text, more, children }: BannerProps) {
  return (
    <div className="line-notice" data-kind="ask" role="status">
      <Icon name="undo" />
      <p>{text}</p>
      {more !== undefined && <span className="line-retry">{more}</span>}
      {children}
    </div>
  )
}
