import type { Asides } from '@undercroft/kernel'
import { DOORS, ROOMS } from '../content/board.ts'
import { SIDE_CARDS } from '../content/rooms.ts'
import { ROOM_CLAIMS } from '../state/choices.ts'
import { CONCEDE, PLAY_ON } from '../state/ready-choices.ts'
import {
  type Choice,
  type Claim,
  type ElectroDungeon,
  explorerOf,
  has,
  MOF,
  type State,
  seatOf,
  withExplorer,
  withoutExplorer,
} from '../state/state.ts'
import { endGame, mofWins } from './05-020-groups/groups.ts'

const ROOM_CLAIM = ROOMS.map((_, room) => ROOM_CLAIMS.map((says): Choice => ['claimRoom', room, says]))
const DOOR_CLAIM = DOORS.map((_, door) => SIDE_CARDS.map((says): Choice => ['claimDoor', door, says]))

/** ED-2.7, ED-5.43: what anybody may do at any time. */
export const asides: Asides<ElectroDungeon> = {
  offer(s, o, seat) {
    const agreed = seat !== MOF && has(s.conceding, explorerOf(seat))
    o.may(agreed ? PLAY_ON : CONCEDE).refuse(agreed ? CONCEDE : PLAY_ON, 'ED-2.7')
    const begun = s.round > 0
    // ED-5.48: nothing is said any more of a card that is gone, or of a door that is open (ED-8.3).
    for (const [room, { card }] of s.rooms.entries()) {
      const broken = card === 'none' ? 'ED-5.48' : 'ED-3.22'
      for (const choice of ROOM_CLAIM[room] ?? []) o.try(choice, begun && card !== 'none' ? undefined : broken)
    }
    for (const [door, { locked }] of s.doors.entries()) {
      const broken = begun ? 'ED-8.3' : 'ED-3.22'
      for (const choice of DOOR_CLAIM[door] ?? []) o.try(choice, begun && locked ? undefined : broken)
    }
  },
  on: {
    claimRoom({ s, seat, choice: [, room, says], t }) {
      claim(s, { seat, room, says })
      t.tell({ what: 'claimedRoom', seat, room, says })
    },
    claimDoor({ s, seat, choice: [, door, says], t }) {
      claim(s, { seat, door, says })
      t.tell({ what: 'claimedDoor', seat, door, says })
    },
    /** The MoF alone; the Explorers only together. */
    concede({ s, seat, t }) {
      t.tell({ what: 'conceded', seat, by: 'ED-2.7' })
      if (seat === MOF) {
        endGame(s, [...s.explorers.keys()].map(seatOf), 'ED-2.7', t)
        return
      }
      s.conceding = withExplorer(s.conceding, explorerOf(seat))
      if (s.conceding === (1 << s.explorers.length) - 1) mofWins(s, 'ED-2.7', t)
    },
    playOn({ s, seat, t }) {
      s.conceding = withoutExplorer(s.conceding, explorerOf(seat))
      t.tell({ what: 'playsOn', seat })
    },
  },
}

/** The latest word of a seat about a place is the one that stands. */
function claim(s: State, made: Claim): void {
  const same = (each: Claim): boolean =>
    each.seat === made.seat &&
    ('room' in each ? 'room' in made && each.room === made.room : 'door' in made && each.door === made.door)
  s.claims = [...s.claims.filter(each => !same(each)), made]
}
