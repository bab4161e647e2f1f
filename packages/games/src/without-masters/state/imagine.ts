import type { Seat } from '@undercroft/kernel'
import { copied } from './clone.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'
/** The view lacks only `doubtful`. True is safe: a needless test of WM-12.10 changes nothing. */
export function imagine(seen: View, _seat: Seat): State {
  return {
    ...seen,
    frames: [],
    outcome: undefined,
    tiles: seen.tiles.slice(),
    enemies: seen.enemies.map(copied),
    doubtful: true,
  }
}
