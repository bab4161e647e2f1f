import type { Seat } from '@undercroft/kernel'

/** Some seats, as the bits of a number: many of them are made for every game, and this takes no memory. */
export type SeatSet = number

export const NO_SEATS: SeatSet = 0

export function withSeat(seats: SeatSet, seat: Seat): SeatSet {
  return seats | (1 << seat)
}

export function seatsOf(seats: readonly Seat[]): SeatSet {
  return seats.reduce(withSeat, NO_SEATS)
}

export function countOf(seats: SeatSet): number {
  let count = 0
  for (let left = seats; left !== 0; left &= left - 1) count++
  return count
}
