import type { Seat, Seen } from '@undercroft/kernel'
import { MOST_OIL } from '../content/lanterns.ts'
import type { Choice } from '../state/choices.ts'
import type { LanternKeep } from '../state/state.ts'

/** A choice as it stands on a button. */
export function label(choice: Choice): string {
  switch (choice[0]) {
    case 'fill':
      return `${choice[1]} ${choice[1] === 1 ? 'measure' : 'measures'} of oil`
    case 'walk':
      return 'Walk'
    case 'rest':
      return 'Rest'
    case 'run':
      return 'Run'
  }
}

/** What a player would work out on paper, from the seat's own view. */
export function odds({ view }: Seen<LanternKeep>, seat: Seat, [verb]: Choice): string | undefined {
  const oil = view.keepers[seat]?.oil ?? 0
  if (verb === 'run') return `1 in ${MOST_OIL} to go ${MOST_OIL} forward`
  return verb === 'walk' && oil > 0 ? `${MOST_OIL + 1 - oil} in ${MOST_OIL} to go ${oil} forward` : undefined
}
