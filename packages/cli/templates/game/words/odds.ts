import type { Seat, Seen } from '@undercroft/kernel'
import { MOST_OIL } from '../content/lanterns.ts'
import type { Choice } from '../state/choices.ts'
import type { LanternKeep } from '../state/state.ts'

/** What a player would work out on paper, from the seat's own view. */
export function odds({ view }: Seen<LanternKeep>, seat: Seat, [verb]: Choice): string | undefined {
  const oil = view.keepers[seat]?.oil ?? 0
  if (verb === 'run') return `1 in ${MOST_OIL} to go ${MOST_OIL} forward`
  return verb === 'walk' && oil > 0 ? `${MOST_OIL + 1 - oil} in ${MOST_OIL} to go ${oil} forward` : undefined
}
