import { BOT_LEVELS, type BotLevel, LEVELS } from '@undercroft/bots'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { shelf, titleOf } from '../../looks.ts'
import { Choice, Whole } from '../../shell/fields.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Page } from '../../shell/page.tsx'
import { call } from '../api.ts'
import { NameForm, NoServerPage, ProblemNote } from '../parts.tsx'
import { League } from '../ratings/league.tsx'
import { useCall } from '../use-call.ts'
import { useLooked } from '../use-looked.ts'
import { useWho } from '../who.ts'
import { areTournaments, isTournament, sayTournament, type Tournament } from './tournament.ts'
import '../../styles/pages.css'
import '../../styles/tournaments.css'

/** Tournaments to enter and to look at, and a form for a new one. */
export function TournamentsPage() {
  const who = useWho()
  const [found] = useLooked('/api/tournaments', areTournaments)
  if (who.kind === 'nowhere') return <NoServerPage title="Tournaments" />
  return (
    <Page title="Tournaments" className="online">
      <header className="online-head">
        <div>
          <h1>Tournaments</h1>
          <p className="lead">Everybody against everybody, or a Swiss system; with people, and with bots.</p>
        </div>
      </header>
      {found !== undefined && found.tournaments.length > 0 && (
        <section aria-labelledby="all">
          <h2 id="all">To enter and to look at</h2>
          <ul className="cards">
            {found.tournaments.map(each => (
              <li key={each.id} className="card">
                <Link href={`/tournaments/${each.id}`} className="card-link">
                  <span className="card-title">{each.name}</span>
                  <span className="card-seats">{titleOf(each.game)}</span>
                  <span className="card-state">{sayTournament(each)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <League />
      <section aria-labelledby="new">
        <h2 id="new">A new tournament</h2>
        {who.kind === 'known' ? <MakeTournament /> : <NameForm button="That is me" />}
      </section>
    </Page>
  )
}

const FORMATS: readonly Tournament['format'][] = ['swiss', 'round-robin']

function MakeTournament() {
  const [, navigate] = useLocation()
  const games = shelf.map(({ id }) => id)
  const [name, setName] = useState('')
  const [game, setGame] = useState(games[0] ?? '')
  const [format, setFormat] = useState<Tournament['format']>('swiss')
  const [pace, setPace] = useState<Tournament['pace']>('days')
  const [bots, setBots] = useState(0)
  const [level, setLevel] = useState<BotLevel>('greedy')
  const { busy, problem, run } = useCall()
  return (
    <form
      className="make-tournament"
      onSubmit={event => {
        event.preventDefault()
        const wish = { name: name.trim(), game, format, pace, bots: Array.from({ length: bots }, () => level) }
        run(
          () => call('POST', '/api/tournaments', isTournament, wish),
          made => navigate(`/tournaments/${made.id}`),
        )
      }}
    >
      <label className="make-tournament-name">
        <span>What is it called?</span>
        <input type="text" value={name} maxLength={60} required onChange={event => setName(event.target.value)} />
      </label>
      <div className="fields">
        <Choice label="Game" value={game} of={games} name={titleOf} onChange={setGame} />
        <Choice
          label="System"
          value={format}
          of={FORMATS}
          name={each => (each === 'swiss' ? 'Swiss' : 'Everybody meets everybody')}
          says={
            format === 'swiss'
              ? 'A few rounds: those who stand alike meet.'
              : 'As many rounds as there are others. Only for games of two.'
          }
          onChange={setFormat}
        />
        <Choice
          label="Pace"
          value={pace}
          of={['days', 'live'] as const}
          name={each => (each === 'live' ? 'Live' : 'Over days')}
          says="A bot answers for whoever is late, so that every round comes to its end."
          onChange={setPace}
        />
        <Whole label="Bots that take part" value={bots} from={0} to={16} onChange={setBots} />
        {bots > 0 && (
          <Choice
            label="How strong"
            value={level}
            of={BOT_LEVELS}
            name={each => LEVELS[each].name}
            onChange={setLevel}
          />
        )}
      </div>
      <button type="submit" className="button button-main button-large" disabled={busy}>
        <Icon name="crown" /> Make the tournament
      </button>
      <ProblemNote text={problem} />
    </form>
  )
}
