import type { Asides, Step, Table } from '@undercroft/kernel'
import { CONCEDE } from '../../state/choices.ts'
import { FRAME, type FrameOf } from '../../state/frames.ts'
import { GM, HERO, type State, type WithoutMasters } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'
import { prospect } from './prospect.ts'

/**
 * Ends the Hero's turn: tests whether the setup can still be completed (WM-12.10) and whether turns are left
 * (WM-12.11).
 */
export const heroEnds: Step<WithoutMasters, FrameOf<'heroEnds'>> = {
  run(s, t) {
    s.mp = 0
    if (s.doubtful) {
      const { impossible, nodes } = prospect(s, s.options)
      s.doubtful = false
      if (impossible) {
        t.tell({ what: 'impossible', nodes })
        endGame(s, GM, 'WM-12.9')
        return
      }
    }
    if (s.turn >= s.options.turnLimit) {
      t.tell({ what: 'outOfTime', turns: s.turn })
      endGame(s, GM, 'WM-12.11')
      return
    }
    s.frames.push(FRAME.gmStarts)
  },
}

/** WM-8.7, WM-12.8: without treats the Hero dies at once, even in the middle of a turn. */
export function die(s: State, t: Table<WithoutMasters>): void {
  t.tell({ what: 'heroDied' })
  endGame(s, GM, 'WM-12.8')
}

/**
 * WM-2.1, WM-2.2: the Hero wins by completing all setups, the Game Master by whatever stops that. The game was as many
 * turns of the Hero long as were begun on all setups.
 */
export function endGame(s: State, winner: number, by: Rule): void {
  s.outcome = Object.freeze({ winners: Object.freeze([winner]), by, rounds: s.turnsBefore + s.turn })
}

/** WM-12.12 */
export const asides: Asides<WithoutMasters> = {
  offer(_, o) {
    o.may(CONCEDE)
  },
  on: {
    concede({ s, seat, t }) {
      t.tell({ what: 'conceded', seat })
      endGame(s, seat === HERO ? GM : HERO, 'WM-12.12')
    },
  },
}
