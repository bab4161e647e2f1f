import { agenda, type Step } from '@undercroft/kernel'
import { ATTACK, END_OF_ACTIVATION, type FrameOf, INJURY, MODIFIER, MOVE } from '../../state/frames.ts'
import { type AllOutAssault, NONE, pawnOf } from '../../state/state.ts'

/** AA-3.4: hold check, movement roll, move, Injury, modifier, attack. AA-3.5: one modifier and one attack at most. */
export const activation: Step<AllOutAssault, FrameOf<'activation'>> = {
  run(s, t) {
    const pawn = pawnOf(s, s.active)
    s.path = [pawn.tile]
    if (pawn.held) {
      s.roll = 0
      t.tell({ what: 'held', pawn: s.active })
      agenda(s, ATTACK, END_OF_ACTIVATION) // AA-3.6
    } else {
      s.roll = t.roll(6, 'movement') // AA-4.1, and AA-4.8: also for a pawn that is shut in
      agenda(s, MOVE, INJURY, MODIFIER, ATTACK, END_OF_ACTIVATION)
    }
  },
}

/** Closes what the pawn used and named for its next turn, and frees the rest, after a hold too (AA-1.7). */
export const endOfActivation: Step<AllOutAssault, FrameOf<'endOfActivation'>> = {
  run(s) {
    const pawn = pawnOf(s, s.active)
    pawn.lastKind = s.usedKind // AA-5.4
    pawn.lastStat = s.named // AA-6.4
    if (s.roll === 0) pawn.held = false // AA-3.6: the hold ends with this activation
    s.active = NONE
    s.roll = 0
    s.path = []
    s.usedKind = 'none'
    s.named = NONE
    s.defender = NONE
    s.compared = []
  },
}
