import type { Seat, Viewer } from '@undercroft/kernel'
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
