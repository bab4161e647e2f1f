import type { Dice, Seat } from '@undercroft/kernel'
import type { State } from './state.ts'
import type { View } from './view.ts'

/** The inverse of `view`: a whole state that this seat cannot tell from the true one. */
export function imagine(seen: View, seat: Seat, dice: Dice): State {
  const isFilled = seen.keepers[seat]?.oil !== 0
  return {
    frames: [],
    mover: seen.mover,
    keepers: seen.keepers.map((keeper, each) => {
      const some = keeper.low + dice.below(keeper.high - keeper.low + 1)
      return { ...keeper, oil: each === seat ? keeper.oil : isFilled ? some : 0 }
    }),
  }
}
