import type { Offers } from '@undercroft/kernel'
import { GRAVITY, type Hold } from '../../state/choices.ts'
import type { Platformer, State } from '../../state/state.ts'
import type { View } from '../../state/view.ts'
import type { Rule } from '../rulebook.ts'
import { isHeld, wouldFall } from './falls.ts'

/** PL-10.14: Gravity must make something fall. PL-10.3: a Hero stays only with a Ladder, Cape or Bell. */
function gravityBroken(w: View, hold: Hold): Rule | undefined {
  if (hold === 'stay' && !isHeld(w, w.active)) return 'PL-10.3'
  return wouldFall(w, 'action', hold === 'fall' ? 1 << w.active : 0) ? undefined : 'PL-10.14'
}

export function offerGravity(s: State, o: Offers<Platformer>, here: boolean): void {
  o.try(GRAVITY.fall, here ? gravityBroken(s, 'fall') : 'PL-12.9')
  o.try(GRAVITY.stay, here ? gravityBroken(s, 'stay') : 'PL-12.9')
}
