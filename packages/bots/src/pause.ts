import type { Shown } from '@undercroft/kernel'

/** The facts about an automatic answer that everybody may know. */
export interface Answering {
  /** A bot answers, not a person's standing order. */
  readonly isBot: boolean
  readonly shown: Shown
  /** The seat made the last public answer, so it continues its turn. */
  readonly goesOn: boolean
  /** Another person may notice how long a standing order takes. */
  readonly watched: boolean
}

/** The share of the usual pause that is left for an answer nobody needs to wait for. */
const BRIEF = 1 / 8

/**
 * How long an answer is held back. It depends on what everybody may know and never on the choice, so that timing tells nothing. A bot in
 * a window that nobody is shown answers at once, and a bot that goes on with its turn is quick: a turn of many answers would take half a
 * minute otherwise. A standing order looks like the person whom it answers for, unless no other person is there.
 */
export function pauseOf({ isBot, shown, goesOn, watched }: Answering, usualMs: number): number {
  if (!isBot) return watched ? usualMs : usualMs * BRIEF
  if (shown === 'quiet') return 0
  return goesOn ? usualMs * BRIEF : usualMs
}
