import { type Answering, answerTime, type BotLevel, isDeep, isForced, thinkingTime } from '@undercroft/bots'
import type { Match, OpenAsk, Shape } from '@undercroft/kernel'
import type { Snapshot } from '../protocol.ts'
import { type ThinkingTask, taskOf } from '../thinking/task.ts'

/** The bot that answers next, and what it is asked. */
export interface NextBot {
  readonly level: BotLevel
  readonly ask: OpenAsk<Shape>
  readonly answering: Answering
}

/** How long its answer is held back in all, whatever it may answer. */
export function pauseOfBot({ level, answering }: NextBot, usualMs: number): number {
  return answerTime(level, answering, usualMs)
}

/** What it thinks about before it answers; nothing where it answers at once, or has something to say first. */
export function toThink(match: Match<Shape>, bot: NextBot): ThinkingTask | undefined {
  const { level, ask, answering } = bot
  if (!isDeep(level) || isForced(ask)) return undefined
  const ms = thinkingTime(level, answering)
  const { game } = match
  const seen = match.see(ask.seat)
  return game.remark?.(seen, ask.seat) === undefined ? taskOf(game, seen, ask, ms) : undefined
}

/** That it thinks from now on, where that is no secret: whether it has a choice may be one. */
export function thinkingNow({ level, ask, answering }: NextBot): Snapshot['thinking'] {
  if (!isDeep(level) || ask.shown === 'quiet') return undefined
  return { seat: ask.seat, from: Date.now(), ms: thinkingTime(level, answering) }
}
