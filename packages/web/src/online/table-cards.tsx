import { LEVELS, levelNamed } from '@undercroft/bots'
import { Link } from 'wouter'
import { titleOf, useBoxes } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'
import { SeatColours, SeatMark } from '../shell/seat-mark.tsx'
import { sayClock } from './clock-field.tsx'
import type { MyTable } from './lists.ts'
import type { OnlineCard, SeatCard } from './wire.ts'

interface CardsProps {
  readonly cards: readonly OnlineCard[]
  /** A sentence about the table, beside its seats. */
  readonly says?: (card: OnlineCard) => string
  /** Whether the table waits for the reader. */
  readonly calling?: (card: OnlineCard) => boolean
}

/** Tables as a list of cards, each the way to its table. */
export function TableCards({ cards, says = sayState, calling = () => false }: CardsProps) {
  const boxes = useBoxes()
  return (
    <ul className="cards">
      {cards.map(card => (
        <li key={card.id} className="card" data-calling={calling(card)}>
          <Link href={`/t/${card.id}`} className="card-link">
            <span className="card-title">{titleOf(card.game)}</span>
            <span className="card-seats">
              <SeatColours value={boxes.find(({ id }) => id === card.game)?.look.seatColours}>
                {card.seats.map((seat, i) => (
                  <span key={seat.name} className={seat.kind === 'free' ? 'muted' : ''}>
                    <SeatMark seat={i} /> {saySitter(seat)}
                  </span>
                ))}
              </SeatColours>
            </span>
            <span className="card-state">
              {calling(card) && (
                <strong className="card-calls">
                  <Icon name="hourglass" /> Your turn
                </strong>
              )}
              {says(card)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function MyTableCards({ tables }: { readonly tables: readonly MyTable[] }) {
  const waiting = new Set(tables.filter(each => each.waiting.length > 0).map(each => each.card.id))
  const asked = new Set(tables.filter(isAsked).map(each => each.card.id))
  return (
    <TableCards
      cards={tables.map(each => each.card)}
      calling={card => waiting.has(card.id)}
      says={card => (asked.has(card.id) ? 'You are asked for a rematch' : sayState(card))}
    />
  )
}

function isAsked({ card, mine }: MyTable): boolean {
  return card.status === 'open' && mine.some(seat => card.seats[seat]?.kept === true)
}

/** Who sits there, in a word or two. */
export function saySitter({ kind, player, level }: SeatCard): string {
  if (kind === 'free') return 'free'
  if (player !== undefined) return player
  return LEVELS[levelNamed(level) ?? 'greedy'].name
}

function sayState({ status, outcome, seats, clock, strength, rated }: OnlineCard): string {
  const strong = rated === true && strength !== undefined ? ` · rated, strength ${strength}` : ''
  if (status === 'open') return `Waits for players · ${sayClock(clock)}${strong}`
  if (status === 'over' && outcome === undefined) return 'Ended before its end'
  if (outcome === undefined) return `Running · ${sayClock(clock)}${strong}`
  const winners = outcome.winners.flatMap(seat => seats[seat] ?? []).map(saySitter)
  if (winners.length > 0) return `Finished: ${winners.join(' and ')} won`
  return outcome.lost ? 'Finished: lost' : 'Finished: a draw'
}
