import type { Asides } from '@undercroft/kernel'
import { CONCEDE, PLAY_ON } from '../state/ready-choices.ts'
import { type ElectroDungeon, explorerOf, has, MOF, seatOf, withExplorer, withoutExplorer } from '../state/state.ts'
import { endGame, mofWins } from './02-objectives-and-end/ends.ts'
import { claim, offerClaims } from './05-040-perceiving-a-room/claims.ts'

/** ED-2.7, ED-5.43: what anybody may do at any time. */
export const asides: Asides<ElectroDungeon> = {
  offer(s, o, seat) {
    const agreed = seat !== MOF && has(s.conceding, explorerOf(seat))
    o.may(agreed ? PLAY_ON : CONCEDE).refuse(agreed ? CONCEDE : PLAY_ON, 'ED-2.7')
    offerClaims(s, o)
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
    /** ED-2.7: the MoF concedes alone, the Explorers only together. */
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
