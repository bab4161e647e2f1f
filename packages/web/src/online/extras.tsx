import { Countdown } from '@undercroft/games/drawing'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { PublishButton } from '../history/publish-button.tsx'
import { Icon } from '../shell/icons.tsx'
import type { TableExtras } from '../table/source.ts'
import { AbsentNotice, EndedNotice } from './absent.tsx'
import { call } from './api.ts'
import { unreadOf } from './chat.ts'
import { ChatPanel } from './chat-panel.tsx'
import type { OnlineClient } from './client.ts'
import { LineNotice } from './line-notice.tsx'
import { ProblemNote } from './parts.tsx'
import { Strength, useStrengths } from './ratings/strengths.tsx'
import { SealNotice } from './seal-panel.tsx'
import { SeatControls } from './seat-controls.tsx'
import { SeatSays } from './seat-says.tsx'
import { TakeBack } from './take-back.tsx'
import { useCall } from './use-call.ts'
import { isCard, type OnlineCard } from './wire.ts'

/** What an online table adds to the parts that every table has. */
export function useExtras(client: OnlineClient, card: OnlineCard, me: string | undefined, newer: boolean): TableExtras {
  const { here } = useSyncExternalStore(client.subscribe, client.online)
  const strengths = useStrengths(card)
  const chat = useSyncExternalStore(client.chat.subscribe, client.chat.state)
  return {
    head: <Head client={client} card={card} />,
    chat: <ChatPanel chat={client.chat} card={card} plays={client.mine().length > 0} me={me} />,
    unread: unreadOf(chat, me),
    notice: (
      <div className="line-notices">
        <LineNotice client={client} newer={newer} />
        <SealNotice card={card} me={me} />
        {card.status === 'playing' && <TakeBack client={client} card={card} />}
        {card.status === 'playing' && <AbsentNotice client={client} card={card} me={me} />}
        <EndedNotice card={card} />
      </div>
    ),
    seat: seat => {
      const sitter = card.seats[seat]
      const isAway = sitter?.kind === 'person' && sitter.person !== me && here?.includes(sitter.person ?? '') === false
      return (
        <>
          <Strength of={strengths.find(each => each.seat === seat)} />
          {isAway && card.status === 'playing' && <span className="tag">away</span>}
          {sitter?.kind === 'bot' && sitter.player !== undefined && <span className="tag">a bot plays</span>}
          <SeatSays chat={chat} person={sitter?.person} />
        </>
      )
    },
    belowSeats: <SeatControls client={client} card={card} me={me} />,
    address: `${location.origin}/t/${card.id}`,
    again: <Again client={client} card={card} />,
    afterwards: client.mine().length > 0 && <PublishButton table={card.id} />,
  }
}

/** Whose clock runs, first of all one's own; or that one only watches. */
function Head({ client, card }: { readonly client: OnlineClient; readonly card: OnlineCard }) {
  const { clocks } = useSyncExternalStore(client.subscribe, client.online)
  const mine = client.mine()
  const clock = clocks.find(each => mine.includes(each.seat)) ?? clocks[0]
  return (
    <span className="table-head">
      {mine.length === 0 && <span className="tag">watching</span>}
      {clock !== undefined && card.status === 'playing' && <Countdown endsAt={clock.endsAt} className="clock" />}
    </span>
  )
}

/** Another game of the same people, each one seat further: who asks waits there for the others, whose seats are kept. */
function Again({ client, card }: { readonly client: OnlineClient; readonly card: OnlineCard }) {
  const [, navigate] = useLocation()
  const { busy, problem, run } = useCall()
  if (client.mine().length === 0 && card.rematch === undefined) return undefined
  const go = () => {
    if (client.mine().length === 0) return navigate(`/t/${card.rematch}`)
    run(
      () => call('POST', `/api/tables/${card.id}/rematch`, isCard),
      made => navigate(`/t/${made.id}`),
    )
  }
  const ask = card.lots ? 'Ask for a rematch, places drawn at random' : 'Ask for a rematch, places swapped'
  return (
    <>
      {card.rematch !== undefined && <p role="status">A rematch is asked for: it begins when all have come.</p>}
      <button type="button" className="button button-main" disabled={busy} onClick={go}>
        <Icon name="dice" /> {card.rematch === undefined ? ask : 'To the rematch'}
      </button>
      <ProblemNote text={problem} />
    </>
  )
}
