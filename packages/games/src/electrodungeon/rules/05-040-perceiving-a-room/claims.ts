import type { Asides } from '@undercroft/kernel'
import { DOORS, ROOMS } from '../../content/board.ts'
import { SIDE_CARDS } from '../../content/rooms.ts'
import { ROOM_CLAIMS } from '../../state/choices.ts'
import type { Choice, Claim, ElectroDungeon, State } from '../../state/state.ts'

type AsideOffers = Parameters<Asides<ElectroDungeon>['offer']>[1]

const ROOM_CLAIM = ROOMS.map((_, room) => ROOM_CLAIMS.map((says): Choice => ['claimRoom', room, says]))

const DOOR_CLAIM = DOORS.map((_, door) => SIDE_CARDS.map((says): Choice => ['claimDoor', door, says]))

/** ED-5.43: anybody may say at any time what lies in a room or behind a door. */
export function offerClaims(s: State, o: AsideOffers): void {
  const begun = s.round > 0
  // ED-5.48: nobody claims anything about a card that is gone, or a door that is open (ED-8.3).
  for (const [room, { card }] of s.rooms.entries()) {
    const broken = card === 'none' ? 'ED-5.48' : 'ED-3.22'
    for (const choice of ROOM_CLAIM[room] ?? []) o.try(choice, begun && card !== 'none' ? undefined : broken)
  }
  for (const [door, { locked }] of s.doors.entries()) {
    const broken = begun ? 'ED-8.3' : 'ED-3.22'
    for (const choice of DOOR_CLAIM[door] ?? []) o.try(choice, begun && locked ? undefined : broken)
  }
}

/** The latest claim of a seat about a place replaces its earlier one. */
export function claim(s: State, made: Claim): void {
  const same = (each: Claim): boolean =>
    each.seat === made.seat &&
    ('room' in each ? 'room' in made && each.room === made.room : 'door' in made && each.door === made.door)
  s.claims = [...s.claims.filter(each => !same(each)), made]
}
