import type { Seat } from '@undercroft/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { BoxFacts } from '../home/box-facts.tsx'
import { type Playable, usePlayable } from '../looks.ts'
import { changeSettings, getSettings } from '../settings/settings.ts'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { SeatColours } from '../shell/seat-mark.tsx'
import { makeTable, type Sitting } from '../store/tables.ts'
import { drawn } from './by-lot.ts'
import { LotsField } from './lots-field.tsx'
import { OptionFields } from './option-fields.tsx'
import { SeatFields } from './seat-fields.tsx'
import { useSetup } from './use-setup.ts'

/** Before a game: its options and who sits where. */
export function NewTable({ game: id }: { readonly game: string }) {
  const playable = usePlayable(id)
  return playable === undefined ? <NotFound what="game" /> : <NewTableForm playable={playable} />
}

function NewTableForm({ playable: { game, look } }: { readonly playable: Playable }) {
  const [, navigate] = useLocation()
  const { options, change, seats: sittings, setSeats: setSittings } = useSetup(game, firstSitter)
  const [lots, setLots] = useState(false)
  const begin = async () => {
    const name = sittings.find(sitting => sitting.kind === 'person')?.name
    if (name !== undefined) changeSettings({ name })
    const seated = lots ? drawn(sittings) : { sittings }
    navigate(`/table/${await makeTable({ game: game.id, options, ...seated })}`)
  }
  return (
    <Page title={`New table of ${game.title}`} className="new-table">
      <div className="new-table-cover" aria-hidden="true">
        <look.Cover />
      </div>
      <form
        className="new-table-form"
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <header>
          <h1>{game.title}</h1>
          <p className="lead">{look.tagline}</p>
          <BoxFacts box={look.box}>
            <Link href={`/rules/${game.id}`}>
              <Icon name="book" /> Read the rules
            </Link>
          </BoxFacts>
        </header>
        <section aria-labelledby="who">
          <h2 id="who">Who plays?</h2>
          <SeatColours value={look.seatColours}>
            <SeatFields places={game.seats(options)} sittings={sittings} onChange={setSittings} />
          </SeatColours>
          {sittings.length > 1 && <LotsField on={lots} onChange={setLots} />}
        </section>
        <OptionFields game={game} options={options} onChange={change} />
        <div className="new-table-begin">
          <button type="submit" className="button button-main button-large">
            <Icon name="dice" /> Begin
          </button>
        </div>
      </form>
    </Page>
  )
}

/** The first seat is for whoever is here, the others are for good bots. */
function firstSitter(seat: Seat): Sitting {
  if (seat === 0) return { kind: 'person', name: getSettings().name || 'Wanderer' }
  return { kind: 'bot', level: 'greedy' }
}
