import { setTimeout as wait } from 'node:timers/promises'
import { type BotLevel, isForced, type Plan, Thoughts, thinkingTime } from '@undercroft/bots'
import type { AnyChoice, Dice, Game, OpenAsk, Seen, Shape } from '@undercroft/kernel'

/** What a bot needs to know of the table to take its time. */
interface Pace {
  /** The seat made the last public answer, so it continues its turn. */
  readonly goesOn: boolean
  /** Ends the thought at once, with what it has found so far. */
  readonly signal: AbortSignal
}

/** Answers as late as the level thinks, whatever there is to think about. */
export type Think = (seen: Seen<Shape>, ask: OpenAsk<Shape>, pace: Pace) => Promise<AnyChoice>

/** The head of a bot that takes its time, as at a table of the page. It keeps what it plans for its turn. */
export function thinkerOf(
  game: Game,
  level: BotLevel,
  dice: Dice,
  thoughts: Pick<Thoughts, 'think'> = new Thoughts({
    now: () => performance.now(),
    rest: () => new Promise(next => setImmediate(next)),
  }),
): Think {
  let plan: Plan<Shape> | undefined
  return async (seen, ask, { goesOn, signal }) => {
    const ms = thinkingTime(level, { shown: ask.shown, goesOn })
    const held = wait(ms, undefined, { signal }).catch(() => undefined)
    const [only] = ask.options
    if (isForced(ask) && only !== undefined) {
      await held
      return only
    }
    const thought = await thoughts.think({ table: '', game, seen, ask, plan, dice, budget: { ms }, signal })
    plan = thought.plan
    await held
    return thought.choice
  }
}
