import { fail, ok, type Result, type Seat, type StandingOrder } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import type { AnsweredBy } from '../store/records.ts'
import type { By, Desk, Draft } from './desk.ts'
import type { Refused, Room } from './room.ts'
import { ordersWith } from './seats.ts'

export interface GivenAnswer {
  readonly seat: Seat
  /** As data, or in the game's notation. */
  readonly choice: unknown
  readonly ticket?: number | undefined
  readonly by: AnsweredBy
  /** Whether the person who answers may still do so. It is checked again whenever another node committed first. */
  readonly still?: (desk: Desk, room: Room) => boolean
}

/** Takes an answer, which counts once it is committed. Runs in the desk's queue. */
export function takeAnswer(desk: Desk, given: GivenAnswer, by: By): Promise<Result<'taken' | 'repeated', Problem>> {
  return play(desk, by, room => {
    const isLate = given.still?.(desk, room) === false
    if (isLate) return fail({ kind: 'stale', message: 'somebody else answers here now' })
    return room.answer(given.seat, given.choice, given.ticket, given.by)
  })
}

/** Takes the seat's last answer back, as far as the kernel allows. Runs in the desk's queue. */
export function takeBack(desk: Desk, seat: Seat, by: By): Promise<Result<'taken' | 'repeated', Problem>> {
  return play(desk, by, room => room.undo(seat))
}

/** Replaces a seat's standing orders. Runs in the desk's queue. */
export function giveOrders(
  desk: Desk,
  seat: Seat,
  given: readonly StandingOrder[],
  by: By,
): Promise<Result<'taken' | 'repeated', Problem>> {
  return desk.change(room => {
    const { seats } = desk.record
    const orders = ordersWith(desk.record, seat, given)
    return ok({
      happening: { kind: 'ordered', seat },
      change: { orders, ...(room && desk.after(room, { seats, orders })) },
    })
  }, by)
}

function play(
  desk: Desk,
  by: By,
  act: (room: Room) => Result<Draft['happening'], Refused>,
): Promise<Result<'taken' | 'repeated', Problem>> {
  return desk.change(room => {
    if (desk.unplayable !== undefined) return problem('conflict', desk.unplayable)
    if (room === undefined) return problem('conflict', 'this game has not begun: there are free places')
    if (desk.isEnded) return problem('conflict', 'this game is over')
    const done = act(room)
    if (!done.ok) return fail(saidOf(done.error))
    const change = desk.after(room)
    const lapses = desk.record.proposal !== undefined
    return ok({ happening: done.value, change: lapses ? { ...change, proposal: undefined } : change })
  }, by)
}

function saidOf(refused: Refused): Problem {
  const { kind, message } = refused
  return kind === 'refused' ? { code: 'refused', message, broken: refused.broken } : { code: kind, message }
}
