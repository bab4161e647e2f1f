import type { Told } from '@undercroft/kernel'
import type { WithoutMasters } from '../state/state.ts'

/**
 * How long something stands before what is told next, in moves: a step of a walk no longer than it takes, what hurts or
 * decides long enough to be taken in.
 */
export function holds({ what }: Told<WithoutMasters>): number | undefined {
  switch (what) {
    case 'stepped':
      return 1.5
    case 'heroTurn':
    case 'gmTurn':
      return 2
    case 'enemyMoved':
    case 'died':
      return 5
    case 'hit':
    case 'struck':
      return 6
    case 'completed':
    case 'heroDied':
      return 12
    default:
      return undefined
  }
}
