import type { Step } from '@undercroft/kernel'
import { NOWHERE } from '../../content/cells.ts'
import { contentOf } from '../../state/content.ts'
import { FRAME, type FrameOf } from '../../state/frames.ts'
import { emptyBoard } from '../../state/setup.ts'
import { HERO, type State, type WithoutMasters } from '../../state/state.ts'
import { endGame } from './ends.ts'
/** WM-12.1, WM-12.2: the plain end tile, or the locked one with the key in hand (WM-8.8). */
export function opensEnd({ hero, end, locked, held }: State): boolean {
  return hero === end && (!locked || held === 'key')
}

/** WM-12.1: completes the setup at once, whatever else was to be done. */
export function complete(s: State): void {
  s.frames.length = 0
  s.frames.push(FRAME.completed)
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
    if (s.setup === contentOf(s).numbers.setups) {
      endGame(s, HERO, 'WM-12.7')
      return
    }
    s.turnsBefore += s.turn
    clearBoard(s)
    s.setup++
    s.frames.push(FRAME.building)
  },
}

/** WM-12.4: puts everything back into the box. */
function clearBoard(s: State): void {
  s.turn = 0
  s.mp = 0
  s.takes = 0
  Object.assign(s, emptyBoard())
  s.died = 0
  s.lure = NOWHERE
  s.doubtful = false
}
