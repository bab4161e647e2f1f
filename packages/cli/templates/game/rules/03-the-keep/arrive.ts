import type { Table } from '@undercroft/kernel'
import type { LanternKeep, State } from '../../state/state.ts'

/** LK-3.1 */
export function arrive(s: State, t: Table<LanternKeep>): void {
  const oils = s.keepers.map(({ oil }) => oil)
  t.reveal('LK-3.1', 'all', oils)
  for (const keeper of s.keepers) keeper.low = keeper.high = keeper.oil
  t.tell({ what: 'opened', oils })
  s.outcome = { winners: [s.mover], by: 'LK-3.1' }
}
