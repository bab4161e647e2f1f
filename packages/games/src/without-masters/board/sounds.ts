import type { Told } from '@undercroft/kernel'
import type { Air, Sound } from '../../board.ts'
import type { WithoutMasters } from '../state/state.ts'

/** What an event sounds like. */
export function sound(told: Told<WithoutMasters>): Sound | undefined {
  switch (told.what) {
    case 'stepped':
    case 'enemyMoved':
      return 'step'
    case 'pushed':
      return told.to.bottom < told.crate.bottom ? 'fall' : 'push'
    case 'ate':
    case 'took':
      return 'coin'
    case 'hit':
    case 'died':
      return 'hit'
    case 'threw':
    case 'missed':
    case 'dodged':
      return 'miss'
    case 'struck':
      return 'hurt'
    case 'heroDied':
    case 'impossible':
    case 'outOfTime':
      return 'fall'
    case 'spawned':
      return 'door'
    case 'built':
      return 'card'
    case 'completed':
      return 'cheer'
    default:
      return undefined
  }
}

/** A back yard on a summer evening: a breeze, crickets near and far. */
export const AIR: readonly Air[] = [
  { of: 'noise', pitch: 380, level: 0.5, sway: 11 },
  { of: 'tone', pitch: 4300, level: 0.16, sway: 7, chirps: 13 },
  { of: 'tone', pitch: 3900, level: 0.08, sway: 10, chirps: 9 },
]
