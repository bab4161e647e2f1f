import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { titleOf } from '../../looks.ts'
import { Icon } from '../../shell/icons.tsx'
import { Page } from '../../shell/page.tsx'
import { anything, call } from '../api.ts'
import { FiguresTable } from '../figures-table.tsx'
import { Line } from '../line.ts'
import { NameForm, NoServerPage, ProblemNote } from '../parts.tsx'
import { useCall } from '../use-call.ts'
import { useWho } from '../who.ts'
import { isTournament, sayTournament, type TournamentCard } from './tournament.ts'
import '../../styles/pages.css'
import '../../styles/tournaments.css'

/** One tournament: how everybody stands, who meets whom, and what one may do. */
export function TournamentPage({ id }: { readonly id: string }) {
  const who = useWho()
  const card = useFollowed(id)
  if (who.kind === 'nowhere') return <NoServerPage title="Tournament" />
  if (card === undefined) {
    return (
      <Page title="Tournament" className="narrow">
        <p role="status">Looking …</p>
      </Page>
    )
  }
  const me = who.kind === 'known' ? who.me.id : undefined
  return (
    <Page title={card.name} className="online">
      <header className="online-head">
        <div>
          <p className="over-title">
            <Icon name="crown" /> {titleOf(card.game)}
          </p>
          <h1>{card.name}</h1>
          <p className="lead">{sayTournament(card)}</p>
        </div>
      </header>
      {who.kind === 'nobody' && card.status === 'open' && <NameForm button="That is me" />}
      {me !== undefined && <Acts card={card} me={me} />}
      <Standings card={card} />
      {Array.from({ length: card.round }, (_, i) => card.round - i).map(round => (
        <Round key={round} card={card} round={round} me={me} />
      ))}
    </Page>
  )
}

/** The tournament as the server tells it, for as long as the page is shown. */
function useFollowed(id: string): TournamentCard | undefined {
  const [card, setCard] = useState<TournamentCard>()
  useEffect(() => {
    const line = new Line({
      onState: () => undefined,
      onOpen: () => line.send({ do: 'follow', tournament: id }),
      onMessage: message => message.say === 'tournament' && setCard(message.tournament),
    })
    return () => line.close()
  }, [id])
  return card
}

interface ActsProps {
  readonly card: TournamentCard
  readonly me: string
}

function Acts({ card, me }: ActsProps) {
  const [, navigate] = useLocation()
  const { busy, problem, run } = useCall()
  const { id, status, host, entrants } = card
  const mine = entrants.find(({ person }) => person === me)
  const post = (what: string) => run(() => call('POST', `/api/tournaments/${id}/${what}`, isTournament))
  const button = { type: 'button', disabled: busy } as const
  return (
    <div className="row">
      {status === 'open' && mine === undefined && (
        <button {...button} className="button button-main" onClick={() => post('enter')}>
          <Icon name="meeple" /> Take part
        </button>
      )}
      {status === 'open' && host === me && (
        <button
          {...button}
          className="button button-main"
          disabled={busy || entrants.length < 2}
          onClick={() => post('start')}
        >
          <Icon name="dice" /> Begin with these {entrants.length}
        </button>
      )}
      {status !== 'over' && mine?.withdrawn === false && (
        <button {...button} className="button" onClick={() => post('withdraw')}>
          <Icon name="door" /> Take part no longer
        </button>
      )}
      {status === 'open' && host === me && (
        <button
          {...button}
          className="button"
          onClick={() =>
            run(
              () => call('DELETE', `/api/tournaments/${id}`, anything),
              () => navigate('/tournaments'),
            )
          }
        >
          <Icon name="trash" /> Put it away
        </button>
      )}
      <ProblemNote text={problem} />
    </div>
  )
}

function Standings({ card: { entrants, standings, status } }: { readonly card: TournamentCard }) {
  return (
    <FiguresTable
      caption={status === 'open' ? 'Who takes part' : 'How everybody stands'}
      heads={['Place', 'Who', 'Points', 'Played', 'Points of those met']}
      named={1}
      rows={standings.map(({ n, points, played, met }, i) => {
        const entrant = entrants.find(each => each.n === n)
        const page = entrant?.person ?? (entrant?.level === undefined ? undefined : `bot:${entrant.level}`)
        const who = (
          <>
            {page === undefined ? entrant?.name : <Link href={`/who/${page}`}>{entrant?.name}</Link>}
            {entrant?.withdrawn && <span className="tag">withdrawn</span>}
          </>
        )
        return { key: n, cells: [i + 1, who, points, played, met] }
      })}
    />
  )
}

interface RoundProps {
  readonly card: TournamentCard
  readonly round: number
  readonly me: string | undefined
}

function Round({ card: { entrants, pairings }, round, me }: RoundProps) {
  const name = (n: number) => entrants.find(each => each.n === n)?.name ?? ''
  const isMine = (of: readonly number[]) =>
    of.some(n => me !== undefined && entrants.find(e => e.n === n)?.person === me)
  return (
    <section aria-labelledby={`round-${round}`}>
      <h2 id={`round-${round}`}>Round {round}</h2>
      <ul className="cards">
        {pairings
          .filter(each => each.round === round)
          .map(({ board, table, entrants: seated, points }) => (
            <li key={board} className="card" data-calling={points === undefined && isMine(seated)}>
              <Link href={`/t/${table}`} className="card-link">
                <span className="card-title">{seated.map(name).join(' against ')}</span>
                <span className="card-state">
                  {points === undefined ? 'Being played' : points.join(' : ')}
                  {seated.length === 1 && ' (a bot of the house fills in)'}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
