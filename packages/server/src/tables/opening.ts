import { randomInt } from 'node:crypto'
import { commitment, type Game, ok, type Result, type Seat } from '@undercroft/kernel'
import { newId, newSecret } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Sitting, type TableChange, type TableRecord } from '../store/records.ts'
import type { Desk } from './desk.ts'
import type { Room } from './room.ts'
import { ordersWith, withSitting, wordsOf } from './seats.ts'

/** The dice are sealed before anybody sits down. */
export function newTable(
  id: string,
  game: Game,
  made: Pick<TableRecord, 'maker' | 'options' | 'seats' | 'visibility' | 'clock' | 'lots'>,
): TableRecord {
  const secret = newSecret()
  return {
    ...made,
    id,
    game: game.id,
    version: game.version,
    status: 'open',
    hands: [],
    secret,
    commitment: commitment(secret),
    words: [],
    seq: 0,
    waiting: [],
    orders: [],
    botDue: false,
    madeAt: Date.now(),
  }
}

/** Play begins when the last seat is taken; by lot, if that was wished. In the desk's turn. */
export async function startIfFull(desk: Desk): Promise<void> {
  if (desk.record.status !== 'open' || wordsOf(desk.record.seats) === undefined) return
  await desk.change(() => {
    const { status, lots, seats } = desk.record
    const sitting = lots ? drawn(desk.record) : desk.record
    const words = wordsOf(seats) && wordsOf(sitting.seats)
    if (status !== 'open' || words === undefined) return problem('conflict', 'somebody else was first')
    return ok(desk.begin(words, sitting))
  }, {})
}

/** The same people with their orders, each in a seat by chance. */
function drawn({ seats, orders }: TableRecord): Pick<TableRecord, 'seats' | 'orders'> {
  const lots = [...seats.entries()]
  for (let left = lots.length; left > 1; left--) {
    const [lot] = lots.splice(randomInt(left), 1)
    if (lot !== undefined) lots.push(lot)
  }
  return { seats: lots.map(([, sitting]) => sitting), orders: lots.map(([seat]) => orders[seat] ?? []) }
}

/** Bots of this level take the seats that are free. In the desk's turn. */
export async function fillWithBots(desk: Desk, person: string, level: string): Promise<Result<true, Problem>> {
  for (const seat of desk.record.seats.keys()) {
    const sat = await desk.change(
      room => {
        if (desk.record.seats[seat]?.kind !== 'free') return problem('conflict', 'somebody sits there', 'seat')
        const change = seatChange(desk, room, seat, { kind: 'bot', level })
        return ok({ happening: { kind: 'sat', seat, who: 'bot' }, change })
      },
      { person },
    )
    if (!sat.ok && sat.error.code !== 'conflict') return sat
  }
  return ok(true)
}

/** Somebody else in a seat; what its owner before had ordered goes with them. */
export function seatChange(desk: Desk, room: Room | undefined, seat: Seat, sitting: Sitting): TableChange {
  const { record } = desk
  const seats = withSitting(record.seats, seat, sitting)
  const isTheirs = ownerOf(sitting) === ownerOf(record.seats[seat])
  const orders = isTheirs ? record.orders : ordersWith(record, seat, [])
  return { seats, orders, ...(room && desk.after(room, { seats, orders })) }
}

export function freshWord(sitting: Sitting): Sitting {
  if (sitting.kind === 'person') return { ...sitting, word: newId() }
  if (sitting.kind === 'bot' && sitting.for !== undefined) return { ...sitting, for: { ...sitting.for, word: newId() } }
  return sitting
}
