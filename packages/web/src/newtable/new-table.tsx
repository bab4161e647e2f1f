import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Opened, useOpened } from '../looks.ts'
import { changeSettings } from '../settings/settings.ts'
import { Icon } from '../shell/icons.tsx'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { SeatColours } from '../shell/seat-mark.tsx'
import { fetchTable } from '../table/ahead.ts'
import { NewTableHead } from './head.tsx'
import { LotsField } from './lots-field.tsx'
import { HowMany, MoreOptions } from './option-fields.tsx'
import { SeatFields } from './seat-fields.tsx'
import { beginTable, firstSetup, usualSitter } from './setups.ts'
import { newTableTitle } from './shell.tsx'
import { useSetup } from './use-setup.ts'
import '../styles/pages.css'

/** How long the page stands before its table is fetched, in milliseconds: what is seen first is fetched first. */
const CALM = 1500

/** Before a game: who plays, and for those who want it how. */
export function NewTable({ game: id }: { readonly game: string }) {
  const opened = useOpened(id)
  return opened === undefined ? <NotFound what="game" /> : <NewTableForm opened={opened} />
}

function NewTableForm({ opened }: { readonly opened: Opened }) {
  const { game, look } = opened
  const [, navigate] = useLocation()
  const [first] = useState(() => firstSetup(opened, location.hash))
  const sitter = (seat: number) => first.sittings[seat] ?? usualSitter(seat, look.newcomer ?? 0)
  const { options, change, seats: sittings, setSeats: setSittings } = useSetup(game, first.options, sitter)
  const [lots, setLots] = useState(first.lots)
  useEffect(() => {
    const calm = setTimeout(() => void fetchTable(game.id).catch(() => {}), CALM) // asked for again when wanted
    return () => clearTimeout(calm)
  }, [game.id])
  const begin = async () => {
    const name = sittings.find(sitting => sitting.kind === 'person')?.name
    if (name !== undefined) changeSettings({ name })
    navigate(`/table/${await beginTable(game.id, { ...first, options, sittings, lots })}`)
  }
  return (
    <Page title={newTableTitle(game)} className="new-table">
      <form
        onSubmit={event => {
          event.preventDefault()
          void begin()
        }}
      >
        <NewTableHead
          box={{ id: game.id, title: game.title, look }}
          begin={
            <button type="submit" className="button button-main button-large">
              <Icon name="dice" /> Begin
            </button>
          }
        />
        <div className="new-table-form">
          <section aria-labelledby="who">
            <h2 id="who">Who plays?</h2>
            <div className="fields">
              <HowMany game={game} options={options} onChange={change} />
              <SeatColours value={look.seatColours}>
                <SeatFields places={game.seats(options)} sittings={sittings} onChange={setSittings} />
              </SeatColours>
              {sittings.length > 1 && <LotsField on={lots} onChange={setLots} />}
            </div>
          </section>
          <MoreOptions game={game} options={options} onChange={change} />
        </div>
      </form>
    </Page>
  )
}
