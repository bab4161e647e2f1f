import { useState } from 'react'
import { Link } from 'wouter'
import { titleOf, useBox } from '../looks.ts'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { SeatColours, SeatMark } from '../shell/seat-mark.tsx'
import type { TableCard } from '../store/tables.ts'
import { nameOf } from '../table/names.ts'
import { sayTurn } from './continue.tsx'
import { since } from './since.ts'
import type { Tables } from './use-tables.ts'

/** So many that are over stand here; all of them are among my games. */
const SHOWN = 6

/** Tables that this browser keeps, running and lately finished: to go on, to look back, to put away. */
export function MyTables({ tables: { running, others, problem, remove } }: { readonly tables: Tables }) {
  const [leaving, setLeaving] = useState<TableCard>()
  const cards = [...running, ...others.slice(0, SHOWN)]
  if (cards.length === 0 && problem === undefined) return undefined
  return (
    <section className="my-tables" aria-labelledby="tables">
      <h2 id="tables">My tables</h2>
      {problem !== undefined && <p className="notice">{problem}</p>}
      <ul className="cards">
        {cards.map(card => (
          <TableEntry key={card.id} card={card} onDelete={() => setLeaving(card)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Link href="/games" className="button">
          <Icon name="list" /> All my finished games
        </Link>
      )}
      {leaving !== undefined && (
        <Confirm
          title="Delete this table?"
          yes="Delete"
          danger
          onNo={() => setLeaving(undefined)}
          onYes={() => {
            setLeaving(undefined)
            void remove(leaving)
          }}
        >
          <p>The game is gone then; nothing keeps a copy.</p>
        </Confirm>
      )}
    </section>
  )
}

function TableEntry({ card, onDelete }: { readonly card: TableCard; readonly onDelete: () => void }) {
  const title = titleOf(card.game)
  const box = useBox(card.game)
  return (
    <li className="card">
      <Link href={`/table/${card.id}`} className="card-link">
        <span className="card-title">{title}</span>
        <SeatColours value={box?.look.seatColours}>
          <span className="card-seats">
            {card.sittings.map((sitting, seat) => {
              const name = nameOf(sitting, seat, card.sittings)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <span key={seat}>
                  <SeatMark seat={seat} /> {name}
                </span>
              )
            })}
          </span>
        </SeatColours>
        <span className="card-state">
          {stateOf(card)} · {since(card.played)}
        </span>
      </Link>
      <button type="button" className="button button-icon" onClick={onDelete}>
        <Icon name="trash" />
        <span className="unseen">Delete this table of {title}</span>
      </button>
    </li>
  )
}

function stateOf(card: TableCard): string {
  const { winners, lost, opened } = card
  if (lost === true) return 'Finished: lost'
  if (winners !== undefined) return winners.length === 0 ? 'Finished: a draw' : `Finished: ${winners.join(' and ')} won`
  return opened === true ? 'Opened from a file' : sayTurn(card)
}
