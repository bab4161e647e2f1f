import type { Heading, Told } from '@undercroft/kernel'
import type { Platformer } from '../state/state.ts'

/** PL-5.1: the log is told by Turns. What the Boss does then belongs to the Turn before it (PL-5.14). */
export function heading(event: Told<Platformer>, seats: readonly string[]): Heading | undefined {
  if (event.what !== 'turn') return undefined
  return { title: `Round ${event.round}: ${seats[event.seat] ?? `seat ${event.seat + 1}`}`, seat: event.seat }
}
