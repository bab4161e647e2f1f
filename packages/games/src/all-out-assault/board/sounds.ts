import type { Told } from '@undercroft/kernel'
import type { Air, Sound } from '../../board.ts'
import type { AllOutAssault } from '../state/state.ts'

/** Noon over hot sand: a slow wind, a crowd far up in the stands, cicadas on the wall. */
export const AIR: readonly Air[] = [
  { of: 'noise', pitch: 340, level: 0.34, sway: 11 },
  { of: 'noise', pitch: 760, level: 0.1, sway: 5 },
  { of: 'tone', pitch: 4300, level: 0.03, sway: 7, chirps: 14 },
]

/** What an event sounds like in the arena. */
export function soundOf(told: Told<AllOutAssault>): Sound | undefined {
  switch (told.what) {
    case 'moved':
      return told.path.length > 1 ? 'step' : undefined
    case 'compared':
      return told.values[0] === told.values[1] ? 'miss' : undefined
    case 'lost':
      return 'hit'
    case 'hurt':
      return 'hurt'
    case 'unharmed':
    case 'allTied':
      return 'miss'
    case 'defeated':
      return 'fall'
    case 'meditated':
    case 'trained':
      return 'spark'
    case 'swappedRed':
    case 'swappedBlue':
      return 'card'
    case 'ended':
      return 'cheer'
    default:
      return undefined
  }
}
