import type { BotLevel } from '@undercroft/bots'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Playable } from '../looks.ts'
import { LotsField } from '../newtable/lots-field.tsx'
import { StrengthField } from '../newtable/strength-field.tsx'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { SeatColours, SeatMark } from '../shell/seat-mark.tsx'
import type { TableExtras } from '../table/source.ts'
import { call } from './api.ts'
import type { OnlineClient } from './client.ts'
import { sayClock } from './clock-field.tsx'
import { CallFriend } from './friends/call-friend.tsx'
import { InviteButton } from './invite-button.tsx'
import { isJoined } from './invited.tsx'
import { HostPart } from './order/host-part.tsx'
import { NameForm, ProblemNote } from './parts.tsx'
import { sayPatience } from './patience.tsx'
import { SealPanel } from './seal-panel.tsx'
import { saySitter } from './table-cards.tsx'
import { useCall } from './use-call.ts'
import { isCard, type OnlineCard, type SeatCard } from './wire.ts'

interface LobbyProps {
  readonly client: OnlineClient
  readonly card: OnlineCard
  readonly me: string | undefined
  readonly playable: Playable
  readonly extras: TableExtras
}

/** Before the game: who is here, who is still missing, and how they get the way. Play begins when the last sits down. */
export function Lobby({ client, card, me, playable: { game, look }, extras }: LobbyProps) {
  const [, navigate] = useLocation()
  const { busy, problem, run } = useCall()
  const [level, setLevel] = useState<BotLevel>('greedy')
  const mine = client.mine()
  const sit = (seat: number) => run(() => call('POST', `/api/tables/${card.id}/join`, isJoined, { seat }))
  const alone = card.maker === me && card.seats.every(({ person = me, kept }) => person === me || kept === true)
  const putAway = () =>
    run(
      () => call('DELETE', `/api/tables/${card.id}`, isCard),
      () => navigate('/online'),
    )
  const start = () => run(() => call('POST', `/api/tables/${card.id}/start`, isCard, { level }))
  const drawLots = (on: boolean) => run(() => call('POST', `/api/tables/${card.id}/lots`, isCard, { on }))
  const act = (seat: number, what: string, body?: object) =>
    run(() => call('POST', `/api/tables/${card.id}/seats/${seat}/${what}`, isCard, body))
  const takeOut = (person: string) =>
    run(() => call('POST', `/api/tables/${card.id}/removed`, isCard, { person, on: true }))
  return (
    <Page title={`${game.title}: waiting`} className="new-table lobby">
      {extras.notice}
      <div className="new-table-cover" aria-hidden="true">
        <look.Cover />
      </div>
      <div className="new-table-form">
        <header>
          <p className="over-title">
            <Icon name="globe" /> {card.visibility === 'public' ? 'Open to everybody' : 'By link only'} ·{' '}
            {sayClock(card.clock)}
          </p>
          <h1>{game.title}</h1>
          <p className="lead" role="status">
            {sayMissing(card.seats)}
          </p>
        </header>
        <section aria-labelledby="seats">
          <h2 id="seats">Who plays</h2>
          <SeatColours value={look.seatColours}>
            <ul className="seat-fields">
              {card.seats.map((seat, i) => (
                <li key={seat.name} className="seat-field lobby-seat" data-free={seat.kind === 'free'}>
                  <SeatMark seat={i}>{seat.name.slice(0, 2)}</SeatMark>
                  <div className="lobby-who">
                    <p>
                      <strong>{named(seat)}</strong>
                      {mine.includes(i) && <span className="tag">you</span>}
                      {extras.seat(i)}
                    </p>
                    <p className="muted">
                      Seat {seat.name}, {seat.role}
                    </p>
                  </div>
                  <SeatActs
                    {...{ card, seat, place: i, me, busy, level, sit, act, takeOut }}
                    isMine={mine.includes(i)}
                  />
                </li>
              ))}
            </ul>
          </SeatColours>
          {card.maker === me && card.seats.some(({ kind, kept }) => kind === 'free' || kept === true) && (
            <StrengthField label="Bots in places that nobody takes" level={level} onChange={setLevel} />
          )}
          {card.maker === me ? (
            <LotsField on={card.lots} busy={busy} onChange={drawLots} />
          ) : (
            card.lots && <p className="lobby-lots">Who gets which place is drawn at random when play begins.</p>
          )}
          {(mine.length > 0 || card.maker === me) && (
            <div className="lobby-more">
              {card.maker === me && mine.length > 0 && (
                <button type="button" className="button button-main button-small" disabled={busy} onClick={start}>
                  <Icon name="dice" /> Start now, with bots in the{' '}
                  {card.seats.some(seat => seat.kept) ? 'empty' : 'free'} places
                </button>
              )}
              <InviteButton card={card} isHost={card.maker === me} />
              {me !== undefined && (
                <CallFriend table={card.id} seated={card.seats.flatMap(({ person }) => person ?? [])} />
              )}
              {alone && (
                <button type="button" className="button button-small button-quiet" disabled={busy} onClick={putAway}>
                  <Icon name="trash" /> Put the table away
                </button>
              )}
            </div>
          )}
          {me === undefined && <NameForm button="That is me" />}
          <ProblemNote text={problem} />
        </section>
        <p className="muted">{sayPatience(card.patience)}</p>
        <section aria-labelledby="chat">
          <h2 id="chat">Talk</h2>
          <div className="lobby-chat">{extras.chat}</div>
          {card.maker === me && me !== undefined && <HostPart card={card} />}
        </section>
        <SealPanel card={card} me={me} />
      </div>
    </Page>
  )
}

interface SeatActsProps {
  readonly card: OnlineCard
  readonly seat: SeatCard
  readonly place: number
  readonly me: string | undefined
  readonly isMine: boolean
  readonly busy: boolean
  readonly level: BotLevel
  readonly sit: (seat: number) => void
  readonly act: (seat: number, what: string, body?: object) => void
  readonly takeOut: (person: string) => void
}

/** What one may do with a seat before the game. */
function SeatActs({ card, seat, place, me, isMine, busy, level, sit, act, takeOut }: SeatActsProps) {
  const isHost = card.maker === me && me !== undefined
  const isFree = seat.kind === 'free'
  const mayCome = isMine ? seat.kept === true : isFree && seat.invited !== true
  const button = { type: 'button', disabled: busy } as const
  return (
    <div className="lobby-acts">
      {isFree && isHost && <InviteButton card={card} seat={place} isHost />}
      {mayCome && me !== undefined && (
        <button {...button} className="button button-small" onClick={() => sit(place)}>
          {isMine ? 'Play again' : 'Sit here'}
        </button>
      )}
      {isHost && (isFree || (seat.kept === true && !isMine)) && (
        <button {...button} className="button button-small button-quiet" onClick={() => act(place, 'bot', { level })}>
          <Icon name="cog" /> A bot instead
        </button>
      )}
      {isHost && !isMine && seat.person !== undefined && (
        <button {...button} className="button button-small button-quiet" onClick={() => takeOut(seat.person ?? '')}>
          <Icon name="door" /> Take out<span className="unseen"> {seat.player}</span>
        </button>
      )}
      {isMine && (
        <button {...button} className="button button-small button-quiet" onClick={() => act(place, 'leave')}>
          {seat.kept === true ? 'No, thanks' : 'Stand up'}
        </button>
      )}
    </div>
  )
}

/** A person's name is the way to their page. */
function named(seat: SeatCard) {
  const text = sayPlace(seat)
  return seat.person === undefined || seat.kept === true ? text : <Link href={`/who/${seat.person}`}>{text}</Link>
}

function sayPlace(seat: SeatCard): string {
  if (seat.kept === true) return `${saySitter(seat)} is asked to come`
  if (seat.kind !== 'free') return saySitter(seat)
  return seat.invited === true ? 'Kept for a friend' : 'Free for anyone'
}

/** What play waits for. */
function sayMissing(seats: readonly SeatCard[]): string {
  const free = seats.filter(seat => seat.kind === 'free').length
  const kept = new Set(seats.filter(seat => seat.kept === true).map(saySitter))
  if (free > 1) return `${free} places are still free. Play begins when the last is taken.`
  if (free === 1) return 'One place is still free. Play begins when the last is taken.'
  if (kept.size > 0) return `Play begins when ${[...kept].join(' and ')} ${kept.size === 1 ? 'has' : 'have'} come.`
  return 'The dice are being sealed …'
}
