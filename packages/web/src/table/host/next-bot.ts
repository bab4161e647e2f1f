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

/** How long its answer is held back in all. */
export function pauseOfBot({ level, ask, answering }: NextBot, usualMs: number): number {
  return answerTime(level, answering, isForced(ask), usualMs)
}

/** What it thinks about before it answers; nothing where it answers at once, or has something to say first. */
export function toThink(match: Match<Shape>, bot: NextBot): ThinkingTask | undefined {
  const ms = thinkingMs(bot)
  if (ms === undefined) return undefined
  const { ask } = bot
  const { game } = match
  const seen = match.see(ask.seat)
  return game.remark?.(seen, ask.seat) === undefined ? taskOf(game, seen, ask, ms) : undefined
}

/** That it thinks from now on, where that is no secret. */
export function thinkingNow(bot: NextBot): Snapshot['thinking'] {
  const ms = thinkingMs(bot)
  const { seat, shown } = bot.ask
  return ms === undefined || shown === 'quiet' ? undefined : { seat, from: Date.now(), ms }
}

function thinkingMs({ level, ask, answering }: NextBot): number | undefined {
  return isDeep(level) && !isForced(ask) ? thinkingTime(level, answering) : undefined
}
