import { BOT_LEVELS, LEVELS } from '@undercroft/bots'
import { useState } from 'react'
import { Link } from 'wouter'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { tip } from '../shell/tips.tsx'
import { call } from './api.ts'
import type { OnlineClient } from './client.ts'
import { sayClock, sayTime } from './clock-field.tsx'
import { InviteButton } from './invite-button.tsx'
import { isJoined } from './invited.tsx'
import { HostPart } from './order/host-part.tsx'
import { PersonActs } from './order/person-acts.tsx'
import { ProblemNote } from './parts.tsx'
import { sayPatience } from './patience.tsx'
import { useCall } from './use-call.ts'
import { isCard, type OnlineCard } from './wire.ts'

interface SeatControlsProps {
  readonly client: OnlineClient
  readonly card: OnlineCard
  readonly me: string | undefined
}

/** What one may do with one's own seat while the game runs, and what sort of table this is. */
export function SeatControls({ client, card, me }: SeatControlsProps) {
  const mine = client.mine()
  const { busy, problem, run } = useCall()
  const [leaving, setLeaving] = useState<number>()
  const act = (seat: number, what: string, body?: object) =>
    run(() => call('POST', `/api/tables/${card.id}/seats/${seat}/${what}`, isCard, body))
  const free = card.seats.findIndex(seat => seat.kind === 'free' && seat.invited !== true)
  const running = card.status === 'playing'
  return (
    <div className="seat-controls">
      <p className="muted">
        {mine.length === 0 && 'You are watching. '}
        {card.visibility === 'public' ? 'Everybody may watch' : 'By link only'} · {sayClock(card.clock)} ·{' '}
        <span {...tip(sayPatience(card.patience))}>Waits {sayTime(card.patience)} for who is away</span>
      </p>
      {mine.length === 0 && free >= 0 && running && me !== undefined && (
        <button
          type="button"
          className="button button-small"
          disabled={busy}
          onClick={() => run(() => call('POST', `/api/tables/${card.id}/join`, isJoined, { seat: free }))}
        >
          Sit down
        </button>
      )}
      {running &&
        mine.map(seat => {
          const place = mine.length > 1 ? ` (${card.seats[seat]?.name})` : ''
          if (card.seats[seat]?.kind === 'bot') {
            return (
              <button
                key={seat}
                type="button"
                className="button button-main button-small"
                disabled={busy}
                onClick={() => act(seat, 'back')}
              >
                <Icon name="meeple" /> Take my place back{place}
              </button>
            )
          }
          return (
            <details key={seat} className="seat-menu">
              <summary>My place{place}</summary>
              <InviteButton card={card} isHost={card.maker === me} />
              {BOT_LEVELS.map(level => (
                <button
                  key={level}
                  type="button"
                  className="button button-small"
                  disabled={busy}
                  onClick={() => act(seat, 'bot', { level })}
                >
                  <Icon name="cog" /> Let {LEVELS[level].name} play for me
                </button>
              ))}
              <button type="button" className="button button-small" disabled={busy} onClick={() => setLeaving(seat)}>
                <Icon name="door" /> Leave for good
              </button>
            </details>
          )
        })}
      {me !== undefined && <Others card={card} me={me} />}
      {card.maker === me && me !== undefined && <HostPart card={card} />}
      <ProblemNote text={problem} />
      {leaving !== undefined && (
        <Confirm
          title="Leave this table?"
          yes="Leave"
          danger
          onNo={() => setLeaving(undefined)}
          onYes={() => {
            setLeaving(undefined)
            act(leaving, 'leave')
          }}
        >
          <p>A bot plays on in your place, and you cannot come back to it. You may still watch.</p>
        </Confirm>
      )}
    </div>
  )
}

/** The other people who sit here, and what one may do about each. */
function Others({ card, me }: { readonly card: OnlineCard; readonly me: string }) {
  const others = card.seats.flatMap(({ person, player = '' }, seat) =>
    person === undefined || person === me ? [] : [{ person, player, seat }],
  )
  if (others.length === 0) return undefined
  return (
    <details className="seat-menu">
      <summary>The others</summary>
      {others.map(({ person, player, seat }) => (
        <div key={seat} className="other-person">
          <Link href={`/who/${person}`}>{player}</Link>
          <PersonActs person={person} name={player} table={card.id} />
        </div>
      ))}
    </details>
  )
}
