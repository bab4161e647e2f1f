import { ok, type Result, type Seat, type StandingOrder } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Person, type Sitting, type TableRecord } from '../store/records.ts'

/** The seats that are this person's, also while a bot stands in. */
export function seatsOf({ seats }: TableRecord, person: string | undefined): Seat[] {
  if (person === undefined) return []
  return seats.flatMap((sitting, seat) => (ownerOf(sitting) === person ? [seat] : []))
}

/** Where somebody may sit down: the seat they wish for, or the first that is free. */
export function seatFor(
  record: TableRecord,
  wish: Seat | undefined,
  /** The seat that an invitation they hold is for. */
  invited: Seat | undefined,
): Result<Seat, Problem> {
  const { seats, status } = record
  if (status === 'over') return problem('conflict', 'this game is over')
  const seat = wish ?? invited ?? seats.findIndex(sitting => sitting.kind === 'free' && !sitting.invited)
  const sitting = seats[seat]
  if (sitting === undefined) {
    return wish === undefined
      ? problem('conflict', 'no seat is free at this table')
      : problem('missing', `there is no seat ${wish}`, 'seat')
  }
  const welcome = seat === invited
  if (sitting.kind === 'person') return problem('conflict', 'somebody else sits there', 'seat')
  if (sitting.kind === 'free') {
    return sitting.invited && !welcome
      ? problem('forbidden', 'that seat is kept for somebody who is invited', 'seat')
      : ok(seat)
  }
  if (sitting.for !== undefined) return problem('conflict', `a bot keeps that seat for ${sitting.for.name}`, 'seat')
  return welcome ? ok(seat) : problem('conflict', 'a bot sits there', 'seat')
}

/** The seat that an invitation is good for. Where lots have moved everybody, who has none gets one that a bot holds. */
export function invitedSeat(record: TableRecord, person: string, seat: Seat | undefined): Seat | undefined {
  if (!record.lots || record.status === 'open' || seat === undefined) return seat
  const held = record.seats.findIndex(sitting => sitting.kind === 'bot' && sitting.for === undefined)
  return held < 0 || seatsOf(record, person).length > 0 ? undefined : held
}

export function personAt({ id, name }: Person, word: string): Sitting {
  return { kind: 'person', person: id, name, word }
}

export function withSitting(seats: readonly Sitting[], seat: Seat, sitting: Sitting): Sitting[] {
  return seats.map((each, i) => (i === seat ? sitting : each))
}

/** What each seat mixes into the dice; nothing while a seat is free. */
export function wordsOf(seats: readonly Sitting[]): string[] | undefined {
  const words = seats.flatMap(sitting => {
    if (sitting.kind === 'free') return []
    return [sitting.kind === 'person' ? sitting.word : sitting.level]
  })
  return words.length === seats.length ? words : undefined
}

/** The seat of a person's own that they speak of. */
export function ownSeat(record: TableRecord, person: string, seat: Seat): Result<Sitting, Problem> {
  const sitting = record.seats[seat]
  if (sitting === undefined) return problem('missing', `there is no seat ${seat}`, 'seat')
  return ownerOf(sitting) === person ? ok(sitting) : problem('forbidden', 'that seat is not yours', 'seat')
}

export function ordersWith(
  { seats, orders }: TableRecord,
  seat: Seat,
  given: readonly StandingOrder[],
): TableRecord['orders'] {
  return seats.map((_, each) => (each === seat ? given : (orders[each] ?? [])))
}
