import type { Ask, Shape, Shown } from '@undercroft/kernel'
import { type BotLevel, EFFORTS, isDeep } from './levels.ts'

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

/** The longest thought in a window that nobody is shown: there are many of them, and most are passed. */
const QUIET_MS = 50

/** The share of its time that a bot thinks when it goes on with its turn. */
const GOING_ON = 1 / 2

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

/** How long a bot of this level thinks about an answer. */
export function thinkingTime(level: BotLevel, { shown, goesOn }: Pick<Answering, 'shown' | 'goesOn'>): number {
  if (!isDeep(level)) return 0
  const { ms } = EFFORTS[level]
  if (shown === 'quiet') return Math.min(ms, QUIET_MS)
  return goesOn ? ms * GOING_ON : ms
}

/** Whether there is nothing to think about. Others may not know: what they see of the answer must not depend on it. */
export function isForced({ options, form }: Pick<Ask<Shape>, 'options' | 'form'>): boolean {
  return form === undefined && options.length < 2
}

/**
 * How long the answer of a bot takes in all: it thinks while it is held back, and it is held back as long when it has made up
 * its mind early. What is forced takes no less: the kernel itself answers what everybody may know to leave no choice, so a
 * question with one answer is asked because its haste would tell that there was none (`evenIfForced`), or of several seats
 * at once, whose options may be secret.
 */
export function answerTime(level: BotLevel, answering: Answering, usualMs: number): number {
  return Math.max(pauseOf(answering, usualMs), thinkingTime(level, answering))
}
