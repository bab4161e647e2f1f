import { NO_WORD, ok, type Result, type Seat, type StandingOrder } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Person, type Sitting, type TableRecord } from '../store/records.ts'

/** The seats that are this person's, also while a bot stands in. */
export function seatsOf({ seats }: TableRecord, person: string | undefined): Seat[] {
  if (person === undefined) return []
  return seats.flatMap((sitting, seat) => (ownerOf(sitting) === person ? [seat] : []))
}

/** The seat a person may take: the one they wish for, one that is kept for them, or the first free one. */
export function seatFor(
  record: TableRecord,
  person: string,
  wish: Seat | undefined,
  /** The seat that an invitation they hold is for. */
  invited: Seat | undefined,
): Result<Seat, Problem> {
  const { seats, status, gone } = record
  if (status === 'over') return problem('conflict', 'this game is over')
  if (gone.includes(person)) return problem('forbidden', 'you have left this table for good: you may look on')
  const isMine = (sitting: Sitting | undefined) => isKept(sitting) && ownerOf(sitting) === person
  const open = seats.findIndex(sitting => sitting.kind === 'free' && !sitting.invited)
  const kept = seats.findIndex(isMine)
  const seat = wish ?? invited ?? (kept < 0 ? open : kept)
  const sitting = seats[seat]
  if (sitting === undefined) {
    return wish === undefined
      ? problem('conflict', 'no place is free at this table')
      : problem('missing', `there is no place ${wish}`, 'seat')
  }
  const welcome = seat === invited
  if (isMine(sitting)) return ok(seat)
  if (isKept(sitting)) return problem('conflict', 'that place is kept for somebody else', 'seat')
  if (sitting.kind === 'person') return problem('conflict', 'somebody else sits there', 'seat')
  if (sitting.kind === 'free') {
    return sitting.invited && !welcome
      ? problem('forbidden', 'that place is kept for somebody who is invited', 'seat')
      : ok(seat)
  }
  if (sitting.for !== undefined) return problem('conflict', `a bot keeps that place for ${sitting.for.name}`, 'seat')
  return welcome ? ok(seat) : problem('conflict', 'a bot sits there', 'seat')
}

/** The seat an invitation is for. After a draw by lot the seats have moved, and a person without one gets a bot's seat. */
export function invitedSeat(record: TableRecord, person: string, seat: Seat | undefined): Seat | undefined {
  if (!record.lots || record.status === 'open' || seat === undefined) return seat
  const held = record.seats.findIndex(sitting => sitting.kind === 'bot' && sitting.for === undefined)
  return held < 0 || seatsOf(record, person).length > 0 ? undefined : held
}

export function personAt({ id, name }: Person, word?: string): Sitting {
  return { kind: 'person', person: id, name, ...(word === undefined ? {} : { word }) }
}

/** Whether the seat is kept for a person who has not come yet. */
export function isKept(sitting: Sitting | undefined): boolean {
  return sitting?.kind === 'person' && sitting.kept === true
}

/** Whether a person or a bot sits there; play needs only their words besides. */
export function isTaken(sitting: Sitting): boolean {
  return sitting.kind !== 'free' && !isKept(sitting)
}

/** Whether the person in the seat has not sent a word yet. */
export function lacksWord(sitting: Sitting): boolean {
  return sitting.kind === 'person' && sitting.word === undefined
}

export function withSitting(seats: readonly Sitting[], seat: Seat, sitting: Sitting): Sitting[] {
  return seats.map((each, i) => (i === seat ? sitting : each))
}

/** The words that are mixed into the dice. Bots and people who sent none have an empty word. */
export function wordsOf(seats: readonly Sitting[]): string[] {
  return seats.map(sitting => {
    if (sitting.kind === 'person') return sitting.word ?? NO_WORD.missing
    return (sitting.kind === 'bot' ? sitting.for?.word : undefined) ?? NO_WORD.bot
  })
}

/** The own seat that a person's request names. */
export function ownSeat(record: TableRecord, person: string, seat: Seat): Result<Sitting, Problem> {
  const sitting = record.seats[seat]
  if (sitting === undefined) return problem('missing', `there is no place ${seat}`, 'seat')
  return ownerOf(sitting) === person ? ok(sitting) : problem('forbidden', 'that place is not yours', 'seat')
}

export function ordersWith(
  { seats, orders }: TableRecord,
  seat: Seat,
  given: readonly StandingOrder[],
): TableRecord['orders'] {
  return seats.map((_, each) => (each === seat ? given : (orders[each] ?? [])))
}
