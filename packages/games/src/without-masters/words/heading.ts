import type { Heading, Told } from '@undercroft/kernel'
import { GM, HERO, type WithoutMasters } from '../state/state.ts'

/** A log is told by yards, and in each by turns. */
export function heading(event: Told<WithoutMasters>, seats: readonly string[]): Heading | undefined {
  switch (event.what) {
    case 'built':
      return { title: `Yard ${event.setup}` }
    case 'heroTurn':
      return { title: `${seats[HERO]}: turn ${event.turn} of ${event.of}`, seat: HERO }
    case 'gmTurn':
      return { title: `${seats[GM]}’s turn`, seat: GM }
    default:
      return undefined
  }
}
