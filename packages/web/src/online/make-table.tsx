import { BOT_LEVELS, type BotLevel, LEVELS } from '@undercroft/bots'
import type { Seat } from '@undercroft/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { BoxFacts } from '../home/box-facts.tsx'
import { type Opened, useOpened } from '../looks.ts'
import { LotsField } from '../newtable/lots-field.tsx'
import { HowMany, MoreOptions } from '../newtable/option-fields.tsx'
import { sayPlace } from '../newtable/seat-fields.tsx'
import { usualOptions } from '../newtable/setups.ts'
import { useSetup } from '../newtable/use-setup.ts'
import { Choice, Switch } from '../shell/fields.tsx'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { SeatColours, SeatMark } from '../shell/seat-mark.tsx'
import { call } from './api.ts'
import { ClockField } from './clock-field.tsx'
import { NameForm, NoServerPage, ProblemNote } from './parts.tsx'
import { PATIENCE, PatienceField } from './patience.tsx'
import { useCall } from './use-call.ts'
import { useWho } from './who.ts'
import { type ClockWish, isCard } from './wire.ts'
import '../styles/pages.css'

const SITTERS: readonly SeatWish[] = ['me', 'invited', 'anyone', ...BOT_LEVELS]
type SeatWish = keyof typeof PEOPLE | BotLevel

const PEOPLE = {
  me: { name: 'Me', says: 'You play this one.' },
  invited: { name: 'A friend', says: 'Kept for whoever gets its link: you send it from the table.' },
  anyone: { name: 'Anyone', says: 'Whoever comes first.' },
} as const

function isPerson(wish: SeatWish): wish is keyof typeof PEOPLE {
  return wish in PEOPLE
}

/** A new table online: who sits where, how fast, and who may find it. */
export function MakeTable({ game }: { readonly game: string }) {
  const opened = useOpened(game)
  const who = useWho()
  if (opened === undefined) return <NotFound what="game" />
  if (who.kind === 'nowhere') return <NoServerPage title="Play online" />
  return <MakeTableForm opened={opened} named={who.kind === 'known'} />
}

function MakeTableForm({ opened: { game, look }, named }: { readonly opened: Opened; readonly named: boolean }) {
  const [, navigate] = useLocation()
  const { options, change, seats, setSeats } = useSetup(game, usualOptions(game), firstWish)
  const [clock, setClock] = useState<ClockWish>({ kind: 'none' })
  const [visibility, setVisibility] = useState<'private' | 'public'>('private')
  const [lots, setLots] = useState(false)
  const [rated, setRated] = useState(false)
  const [patience, setPatience] = useState<number>(PATIENCE.days)
  const { busy, problem, run } = useCall()
  const places = game.seats(options)
  const make = () => {
    const wishes = seats.map(seat => {
      return isPerson(seat) ? { kind: seat } : { kind: 'bot', level: seat }
    })
    const wish = { game: game.id, options, seats: wishes, visibility, clock, lots, patience, rated }
    run(
      () => call('POST', '/api/tables', isCard, wish),
      card => navigate(`/t/${card.id}`),
    )
  }
  return (
    <Page title={`${game.title} online`} className="new-table">
      <div className="new-table-cover" aria-hidden="true">
        <look.Cover />
      </div>
      <div className="new-table-form">
        <header>
          <p className="over-title">
            <Icon name="globe" /> Online table
          </p>
          <h1>{game.title}</h1>
          <p className="lead">{look.tagline}</p>
          <BoxFacts box={look.box}>
            <Link href={`/play/${game.id}`}>
              <Icon name="dice" /> Play here instead
            </Link>
          </BoxFacts>
        </header>
        <section aria-labelledby="who">
          <h2 id="who">Who plays?</h2>
          <HowMany game={game} options={options} onChange={change} />
          <SeatColours value={look.seatColours}>
            <ul className="seat-fields">
              {places.map(({ name, role }, seat) => {
                const wish = seats[seat] ?? 'anyone'
                return (
                  <li key={name} className="seat-field">
                    <SeatMark seat={seat}>{name.slice(0, 2)}</SeatMark>
                    <Choice
                      label={sayPlace({ name, role }, places)}
                      value={wish}
                      of={SITTERS}
                      name={each => (isPerson(each) ? PEOPLE[each] : LEVELS[each]).name}
                      says={isPerson(wish) ? PEOPLE[wish].says : `A bot that ${LEVELS[wish].says}.`}
                      onChange={next => setSeats(seats.map((each, i) => (i === seat ? next : each)))}
                    />
                  </li>
                )
              })}
            </ul>
          </SeatColours>
          {seats.length > 1 && <LotsField on={lots} onChange={setLots} />}
        </section>
        <section aria-labelledby="table">
          <h2 id="table">The table</h2>
          <div className="fields">
            <ClockField clock={clock} onChange={setClock} />
            <PatienceField seconds={patience} onChange={setPatience} />
            <Switch
              label="Rated"
              says="The result counts for everybody’s strength. No house rules."
              on={rated}
              onChange={setRated}
            />
            <Choice
              label="Who may find it"
              value={visibility}
              of={['private', 'public'] as const}
              name={each => (each === 'private' ? 'By link' : 'Everybody')}
              says={
                visibility === 'private'
                  ? 'Only whoever has a link from you gets in, to play or to watch.'
                  : 'It stands in the list of tables; everybody may watch.'
              }
              onChange={setVisibility}
            />
          </div>
        </section>
        <MoreOptions game={game} options={options} onChange={change} />
        <ProblemNote text={problem} />
        <div className="new-table-begin">
          {named ? (
            <button type="button" className="button button-main button-large" disabled={busy} onClick={make}>
              <Icon name="globe" /> Make the table
            </button>
          ) : (
            <NameForm button="Make the table" onDone={make} />
          )}
        </div>
      </div>
    </Page>
  )
}

function firstWish(seat: Seat): SeatWish {
  return seat === 0 ? 'me' : 'invited'
}
