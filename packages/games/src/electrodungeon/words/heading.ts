import type { Heading, Told } from '@undercroft/kernel'
import { type ElectroDungeon, MOF, seatOf } from '../state/state.ts'

/** Where a round or somebody's turn begins: a log is told by these parts. */
export function heading(event: Told<ElectroDungeon>, seats: readonly string[]): Heading | undefined {
  switch (event.what) {
    case 'round':
      return { title: `Round ${event.round} of ${event.of}` }
    case 'turn':
      return { title: `${seats[seatOf(event.explorer)]}’s turn`, seat: seatOf(event.explorer) }
    case 'mofTurn':
      return { title: 'The Master of Fates', seat: MOF }
    default:
      return undefined
  }
}
