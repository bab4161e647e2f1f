import type { Heading, Told } from '@undercroft/kernel'
import type { AllOutAssault } from '../state/state.ts'

/** A turn begins a part of the log, and so do the sheets that are laid open at the end. */
export function heading(event: Told<AllOutAssault>, seats: readonly string[]): Heading | undefined {
  if (event.what === 'turn') return { title: `Round ${event.round}: ${seats[event.seat]}`, seat: event.seat }
  if (event.what === 'sheet' && event.pawn === 0) return { title: 'All sheets are laid open' }
  return undefined
}
