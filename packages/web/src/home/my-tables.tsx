import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { titleOf, useBox } from '../looks.ts'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { SeatColours, SeatMark } from '../shell/seat-mark.tsx'
import { deleteTable, listTables, type TableCard } from '../store/tables.ts'
import { nameOf } from '../table/names.ts'

/** The tables that this browser keeps, running and finished. */
export function MyTables() {
  const [cards, setCards] = useState<readonly TableCard[]>([])
  const [problem, setProblem] = useState<string>()
  const [leaving, setLeaving] = useState<TableCard>()
  const load = useCallback(async () => {
    try {
      const { cards, broken } = await listTables()
      setCards(cards)
      setProblem(
        broken === 0 ? undefined : `${broken} saved tables cannot be read by this page. They stay where they are.`,
      )
    } catch {
      setProblem('This browser does not let the page store anything: tables would be lost with a reload.')
    }
  }, [])
  useEffect(() => void load(), [load])
  const remove = async (card: TableCard) => {
    setLeaving(undefined)
    await deleteTable(card.id)
    await load()
  }
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
      {leaving !== undefined && (
        <Confirm
          title="Delete this table?"
          yes="Delete"
          danger
          onNo={() => setLeaving(undefined)}
          onYes={() => void remove(leaving)}
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

function stateOf({ winners, lost, steps, opened }: TableCard): string {
  if (lost === true) return 'Finished: lost'
  if (winners !== undefined) return winners.length === 0 ? 'Finished: a draw' : `Finished: ${winners.join(' and ')} won`
  if (opened === true) return 'Opened from a file'
  return steps === 0 ? 'Just set up' : `Running, ${steps} answers so far`
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function since(time: number): string {
  const passed = Date.now() - time
  const unit = UNITS.find(([, length]) => passed >= length)
  if (unit === undefined) return 'just now'
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(passed / unit[1]), unit[0])
}
