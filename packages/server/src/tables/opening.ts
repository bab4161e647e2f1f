import { commitment, drawLots, type Game, ok, type Result, type Seat } from '@undercroft/kernel'
import { newSecret } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Sitting, type TableChange, type TableRecord } from '../store/records.ts'
import { now } from '../time.ts'
import type { Desk, Draft } from './desk.ts'
import type { Room } from './room.ts'
import { isTaken, lacksWord, ordersWith, withSitting, wordsOf } from './seats.ts'

/** The secret of the dice is fixed before anybody has been able to send a word: they are shown what it is bound by first. */
export function newTable(
  id: string,
  game: Game,
  made: Pick<TableRecord, 'maker' | 'options' | 'seats' | 'visibility' | 'clock' | 'lots' | 'patience'>,
): TableRecord {
  const secret = newSecret()
  return {
    ...made,
    id,
    game: game.id,
    version: game.version,
    status: 'open',
    gone: [],
    hands: [],
    secret,
    commitment: commitment(secret),
    words: [],
    seq: 0,
    waiting: [],
    orders: [],
    botDue: false,
    madeAt: now(),
  }
}

/** How long the words of those who sit may take when the last seat is taken: their browsers send them by themselves. */
export const WORD_GRACE_MS = 60_000

/**
 * Play begins when everybody has sat down and mixed a word into the dice; by lot, if that was wished. Whose word does not come
 * within the grace adds none, and the record says so. In the desk's turn.
 */
export async function startIfFull(desk: Desk, graceMs: number): Promise<void> {
  if (desk.record.status !== 'open' || !desk.record.seats.every(isTaken)) return
  const { deadline, seats } = desk.record
  const isWaiting = deadline !== undefined && deadline > now() && seats.some(lacksWord)
  if (isWaiting) return
  await desk.change(() => beginning(desk, graceMs), {})
}

function beginning(desk: Desk, graceMs: number): Result<Draft, Problem> {
  const { status, lots, seats, deadline } = desk.record
  if (status !== 'open' || !seats.every(isTaken)) return problem('conflict', 'somebody else was first')
  const ends = deadline ?? now() + graceMs
  if (seats.some(lacksWord) && ends > now()) return ok({ happening: { kind: 'gathered' }, change: { deadline: ends } })
  const words = wordsOf(seats)
  return ok(desk.begin(words, lots ? drawn(desk.record, words) : desk.record))
}

/** The same people with their orders, each in a seat by the lots that follow from the seal. */
function drawn(
  { seats, orders, secret }: TableRecord,
  words: readonly string[],
): Pick<TableRecord, 'seats' | 'orders'> {
  const lots = drawLots({ secret, words })
  return { seats: lots.flatMap(lot => seats[lot] ?? []), orders: lots.map(lot => orders[lot] ?? []) }
}

/** Bots of this level take the seats that are free, or kept for somebody who has not come. In the desk's turn. */
export async function fillWithBots(desk: Desk, person: string, level: string): Promise<Result<true, Problem>> {
  for (const seat of desk.record.seats.keys()) {
    const sat = await desk.change(
      room => {
        const sitting = desk.record.seats[seat]
        if (sitting === undefined || isTaken(sitting)) return problem('conflict', 'somebody sits there', 'seat')
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
  const isLate = record.status === 'open' ? { deadline: undefined } : {} // the words are waited for anew
  return { seats, orders, ...isLate, ...(room && desk.after(room, { seats, orders })) }
}
