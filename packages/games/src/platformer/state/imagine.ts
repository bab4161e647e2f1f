import type { Seat } from '@undercroft/kernel'
import { copy } from './clone.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export function imagine(seen: View, _seat: Seat): State {
  return { frames: [], outcome: undefined, ...copy(seen) }
}
