import type { Speed } from '../protocol.ts'

/**
 * How long a bot, or a standing order, seems to think. A bot in a window that nobody is shown answers at once, whatever it
 * holds, and one that goes on with its turn is quick, so that the show sets the pace; timing tells nothing by either.
 */
export type Thinking = 'none' | 'brief' | 'usual'

const USUAL: { readonly [S in Speed]: number } = { instant: 0, fast: 200, normal: 500, slow: 1100 }

export function pauseOf(thinking: Thinking, speed: Speed): number {
  return thinking === 'none' ? 0 : thinking === 'brief' ? USUAL[speed] / 8 : USUAL[speed]
}

/** Of a bot: how its question is shown, and whether it was the last to do something; of an order: how many people sit here. */
export function thinkingOf(
  bot: { readonly quiet: boolean; readonly goesOn: boolean } | undefined,
  people: number,
): Thinking {
  if (bot === undefined) return people > 1 ? 'usual' : 'brief'
  return bot.quiet ? 'none' : bot.goesOn ? 'brief' : 'usual'
}
