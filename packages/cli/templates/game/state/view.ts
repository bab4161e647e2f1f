import { cloneFrames, type Dice, type Seat, type Viewer } from '@undercroft/kernel'
import { MOST_OIL, ROAD } from '../content/lanterns.ts'
import type { Keeper, State } from './state.ts'

/** What one viewer may see, built up from nothing. */
export interface View {
  readonly mover: Seat
  readonly keepers: readonly Readonly<Keeper>[]
}

/** Another's oil stands as 0: what can be told of it is in `low` and `high`, which are for everybody. */
export function view(s: State, viewer: Viewer): View {
  return {
    mover: s.mover,
    keepers: s.keepers.map((keeper, seat) => ({ ...keeper, oil: seat === viewer ? keeper.oil : 0 })),
  }
}

/** The inverse: a whole state that this seat cannot tell from the true one. */
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

export function clone(s: State): State {
  return { ...s, frames: cloneFrames(s.frames), keepers: s.keepers.map(keeper => ({ ...keeper })) }
}

/** The invariants: every broken one in words. */
export function sound({ keepers }: State): string[] {
  return keepers.flatMap(({ oil, low, high, space }, seat) => [
    ...(oil === 0 || (low <= oil && oil <= high)
      ? []
      : [`seat ${seat} has ${oil} measures, thought to be ${low} to ${high}`]),
    ...(low >= 1 && high <= MOST_OIL ? [] : [`seat ${seat} is thought to have ${low} to ${high} measures`]),
    ...(space >= 0 && space <= ROAD ? [] : [`seat ${seat} stands on space ${space}`]),
  ])
}
