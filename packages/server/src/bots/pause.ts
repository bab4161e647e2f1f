import type { Seat, Shown } from '@undercroft/kernel'

/** Of the usual pause, so much is left to whoever need not be waited for. */
const BRIEF = 1 / 8

/** Who answers without a person, as far as all may know of it. */
export interface Answering {
  readonly seat: Seat
  readonly shown: Shown
  /** A bot, and not a person's standing order. */
  readonly isBot: boolean
}

/**
 * How long an answer is held back: by what all may know, never by what is chosen, so that timing tells nothing. A bot that goes
 * on with its turn, or that nobody is shown to be asked, is quick; else a turn of many answers would take half a minute.
 */
export function pauseOf({ seat, shown, isBot }: Answering, mover: Seat | undefined, usualMs: number): number {
  return isBot && (shown === 'quiet' || seat === mover) ? usualMs * BRIEF : usualMs
}
