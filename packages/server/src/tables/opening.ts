import { commitment, drawLots, type Game, ok, type Result, type Seat } from '@undercroft/kernel'
import { newSecret } from '../guard/tokens.ts'
import { USUAL_MANNERS } from '../order/manners.ts'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Sitting, type TableChange, type TableRecord } from '../store/records.ts'
import { now } from '../time.ts'
import type { Desk, Draft } from './desk.ts'
import type { Room } from './room.ts'
import { isTaken, lacksWord, ordersWith, withSitting, wordsOf } from './seats.ts'

/** Fixes the secret of the dice before anybody can send a word; people see the commitment first. */
export function newTable(
  id: string,
  game: Game,
  made: Pick<TableRecord, 'maker' | 'options' | 'seats' | 'visibility' | 'clock' | 'lots' | 'patience' | 'rated'>,
): TableRecord {
  const secret = newSecret()
  return {
    ...made,
    id,
    game: game.id,
    version: game.version,
    status: 'open',
    gone: [],
    manners: USUAL_MANNERS,
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

/** How long the table waits for words after the last seat is taken. Browsers send them without being asked. */
export const WORD_GRACE_MS = 60_000

/**
 * Begins play when everybody has sat down and sent a word; seats are drawn by lot if the maker wished so. A word that does not
 * come within the grace stays empty, and the record says so. Runs in the desk's queue.
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

/** The same people and their orders, in seats drawn by lots that follow from the seal. */
function drawn(
  { seats, orders, secret }: TableRecord,
  words: readonly string[],
): Pick<TableRecord, 'seats' | 'orders'> {
  const lots = drawLots({ secret, words })
  return { seats: lots.flatMap(lot => seats[lot] ?? []), orders: lots.map(lot => orders[lot] ?? []) }
}

/** Seats bots in every seat that is free or kept for an absent person. Runs in the desk's queue. */
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

/** Puts another sitter into a seat; standing orders of another owner are dropped. */
export function seatChange(desk: Desk, room: Room | undefined, seat: Seat, sitting: Sitting): TableChange {
  const { record } = desk
  const seats = withSitting(record.seats, seat, sitting)
  const isTheirs = ownerOf(sitting) === ownerOf(record.seats[seat])
  const orders = isTheirs ? record.orders : ordersWith(record, seat, [])
  const isLate = record.status === 'open' ? { deadline: undefined } : {} // the words are waited for anew
  return { seats, orders, ...isLate, ...(room && desk.after(room, { seats, orders })) }
}
