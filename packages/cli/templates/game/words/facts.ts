import type { Facts, Forbidden } from '@undercroft/kernel'
import type { LanternKeep } from '../state/state.ts'

/** What made a rule forbid a choice; worked out only when the refusal is shown. */
export function facts({ rule }: Forbidden<LanternKeep>): Facts | undefined {
  return rule === 'LK-2.5' ? { says: 'you rested in your last turn' } : undefined
}
