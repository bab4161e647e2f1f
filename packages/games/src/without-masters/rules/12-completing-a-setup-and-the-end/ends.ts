import type { Asides, Step, Table } from '@undercroft/kernel'
import { SETUPS } from '../../content/box.ts'
import { CONCEDE } from '../../state/ready-choices.ts'
import { clearBoard } from '../../state/setup.ts'
import { FRAME, type FrameOf, GM, HERO, type State, type WithoutMasters } from '../../state/state.ts'
import { prospect } from '../04-access-and-opening/access.ts'
import type { Rule } from '../rulebook.ts'

/** The end of the Hero's turn: is it still possible (WM-12.10), and is there time left (WM-12.11)? */
export const heroEnds: Step<WithoutMasters, FrameOf<'heroEnds'>> = {
  run(s, t) {
    s.mp = 0
    if (s.doubtful) {
      const { impossible, nodes } = prospect(s, s.options)
      s.doubtful = false
      if (impossible) {
        t.tell({ what: 'impossible', nodes })
        end(s, GM, 'WM-12.9')
        return
      }
    }
    if (s.turn >= s.options.turnLimit) {
      t.tell({ what: 'outOfTime', turns: s.turn })
      end(s, GM, 'WM-12.11')
      return
    }
    s.frames.push(FRAME.gmStarts)
  },
}

/** WM-12.1 to WM-12.7: a setup is completed; the next one is built, or the Hero has won. */
export const completed: Step<WithoutMasters, FrameOf<'completed'>> = {
  run(s, t) {
    const { setup, turn: turns, locked } = s
    // WM-12.3; everything else in hand is kept, and so are the treats (WM-12.5).
    const spent = locked && !s.options.keepKey
    if (spent) s.held = 'nothing'
    t.uses(locked ? 'tile.lockedEnd' : 'tile.end')
    t.tell({ what: 'completed', setup, turns, ...(locked && { key: spent ? 'spent' : 'kept' }) })
    if (s.setup === SETUPS) {
      end(s, HERO, 'WM-12.7')
      return
    }
    clearBoard(s)
    s.setup++
    s.frames.push(FRAME.building)
  },
}

/** WM-8.7, WM-12.8: without treats the Hero is dead, in the middle of whatever is going on. */
export function die(s: State, t: Table<WithoutMasters>): void {
  t.tell({ what: 'heroDied' })
  end(s, GM, 'WM-12.8')
}

/** WM-2.1, WM-2.2: the Hero wins by completing all setups, the Game Master by whatever stops that. */
function end(s: State, winner: number, by: Rule): void {
  s.outcome = Object.freeze({ winners: Object.freeze([winner]), by })
}

/** WM-12.12 */
export const asides: Asides<WithoutMasters> = {
  offer(_, o) {
    o.may(CONCEDE)
  },
  on: {
    concede({ s, seat, t }) {
      t.tell({ what: 'conceded', seat })
      end(s, seat === HERO ? GM : HERO, 'WM-12.12')
    },
  },
}
