import type { Table } from '@undercroft/kernel'
import { FRAME } from '../../state/frames.ts'
import type { State, WithoutMasters } from '../../state/state.ts'
import { eat, mayTake } from '../08-items-and-treats/items.ts'
import { complete, opensEnd } from '../12-completing-a-setup-and-the-end/complete.ts'
/** WM-5.8: settles the arrival of the Hero before anything else. */
export function arrive(s: State, t: Table<WithoutMasters>): void {
  s.takes = 0
  eat(s, t)
  if (opensEnd(s)) {
    complete(s)
    return
  }
  goOn(s)
  if (mayTake(s, 'ball') || mayTake(s, 'key')) s.frames.push(FRAME.pickUp)
}

/** WM-5.9: continues the turn if move points are left, and ends it otherwise. */
export function goOn(s: State): void {
  s.frames.push(s.mp > 0 ? FRAME.heroTurn : FRAME.heroEnds)
}
