import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Playable } from '../looks.ts'
import { LotsField } from '../newtable/lots-field.tsx'
import { Icon } from '../shell/icons.tsx'
import { Page } from '../shell/page.tsx'
import { SeatColours, SeatMark } from '../shell/seat-mark.tsx'
import type { TableExtras } from '../table/source.ts'
import { call } from './api.ts'
import type { OnlineClient } from './client.ts'
import { sayClock } from './clock-field.tsx'
import { InviteButton } from './invite-button.tsx'
import { isJoined } from './invited.tsx'
import { NameForm, ProblemNote, WordField } from './parts.tsx'
import { freshWord, notedWord, noteWord } from './seals.ts'
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
  const missing = card.seats.filter(seat => seat.kind === 'free').length
  const [word, setWord] = useState(freshWord)
  const [, navigate] = useLocation()
  const { busy, problem, run } = useCall()
  const mine = client.mine()
  const sit = (seat: number) =>
    run(
      () => call('POST', `/api/tables/${card.id}/join`, isJoined, { seat, word }),
      joined => noteWord(card.id, joined.card.seal.commitment, word),
    )
  const alone = card.maker === me && card.seats.every(({ person = me }) => person === me)
  const putAway = () =>
    run(
      () => call('DELETE', `/api/tables/${card.id}`, isCard),
      () => navigate('/online'),
    )
  const start = () => run(() => call('POST', `/api/tables/${card.id}/start`, isCard, { level: 'greedy' }))
  const drawLots = (on: boolean) => run(() => call('POST', `/api/tables/${card.id}/lots`, isCard, { on }))
  const act = (seat: number, what: string, body?: object) =>
    run(() => call('POST', `/api/tables/${card.id}/seats/${seat}/${what}`, isCard, body))
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
            {missing === 1 ? 'One seat is still free.' : `${missing} seats are still free.`} Play begins when the last
            is taken.
          </p>
        </header>
        <section aria-labelledby="seats">
          <h2 id="seats">Seats</h2>
          <SeatColours value={look.seatColours}>
            <ul className="seat-fields">
              {card.seats.map((seat, i) => (
                <li key={seat.name} className="seat-field lobby-seat" data-free={seat.kind === 'free'}>
                  <SeatMark seat={i}>{seat.name.slice(0, 2)}</SeatMark>
                  <div className="lobby-who">
                    <p>
                      <strong>{sayPlace(seat)}</strong>
                      {mine.includes(i) && <span className="tag">you</span>}
                    </p>
                    <p className="muted">
                      Seat {seat.name}, {seat.role}
                    </p>
                  </div>
                  <div className="lobby-acts">
                    {seat.kind === 'free' && card.maker === me && <InviteButton card={card} seat={i} />}
                    {seat.kind === 'free' && (seat.invited !== true || card.maker === me) && me !== undefined && (
                      <>
                        {seat.invited !== true && (
                          <button type="button" className="button button-small" disabled={busy} onClick={() => sit(i)}>
                            Sit here
                          </button>
                        )}
                        {card.maker === me && (
                          <button
                            type="button"
                            className="button button-small button-quiet"
                            disabled={busy}
                            onClick={() => act(i, 'bot', { level: 'greedy' })}
                          >
                            <Icon name="cog" /> A bot instead
                          </button>
                        )}
                      </>
                    )}
                    {mine.includes(i) && (
                      <button
                        type="button"
                        className="button button-small button-quiet"
                        disabled={busy}
                        onClick={() => act(i, 'leave')}
                      >
                        Stand up
                      </button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </SeatColours>
          {card.maker === me ? (
            <LotsField on={card.lots} busy={busy} onChange={drawLots} />
          ) : (
            card.lots && <p className="lobby-lots">Who gets which seat is drawn by lot when play begins.</p>
          )}
          {(mine.length > 0 || card.maker === me) && (
            <div className="lobby-more">
              {card.maker === me && mine.length > 0 && (
                <button type="button" className="button button-main button-small" disabled={busy} onClick={start}>
                  <Icon name="dice" /> Start now, with bots in the free seats
                </button>
              )}
              <InviteButton card={card} />
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
        <section aria-labelledby="chat">
          <h2 id="chat">Talk</h2>
          <div className="lobby-chat">{extras.chat}</div>
        </section>
        <section className="seal" aria-labelledby="dice">
          <h2 id="dice">
            <Icon name="seal" /> Sealed dice
          </h2>
          <p>
            The dice of this game are fixed by a secret that the server has chosen already, and by a word from each
            seat. This is the secret's fingerprint: at the end the secret is shown, and your browser checks every roll.
          </p>
          <code>{card.seal.commitment}</code>
          <MyWord {...{ card, mine, word, setWord }} />
        </section>
      </div>
    </Page>
  )
}

interface MyWordProps {
  readonly card: OnlineCard
  readonly mine: readonly number[]
  readonly word: string
  readonly setWord: (word: string) => void
}

function MyWord({ card, mine, word, setWord }: MyWordProps) {
  if (mine.length === 0) return <WordField word={word} onChange={setWord} />
  const noted = notedWord(card.id)
  if (noted === undefined) return undefined
  return (
    <>
      <p>Your own word:</p>
      <code>{noted}</code>
    </>
  )
}

function sayPlace(seat: SeatCard): string {
  if (seat.kind !== 'free') return saySitter(seat)
  return seat.invited === true ? 'Kept for a friend' : 'Free for anyone'
}
