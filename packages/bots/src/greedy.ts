import { worthOf } from '@undercroft/kernel'
import type { BotMaker } from './bot.ts'
import { anyOf } from './random.ts'

/**
 * Takes the option that the game's hints like best, one of the best where several are equal; into a form it writes what the
 * game would fill in. Looks no further ahead.
 */
export const greedy: BotMaker = (game, dice) => ({
  ...(game.remark && { remark: game.remark }),
  choose(seen, ask) {
    const frame = seen.frames.at(-1)
    const fill = frame && ask.form !== undefined ? game.fills?.[frame.phase as keyof typeof game.fills] : undefined
    const filled = fill?.({ seen, frame: frame as never, seat: ask.seat, dice })
    if (filled !== undefined) return filled
    const worth = worthOf(game, seen, ask.seat, dice)
    if (worth === undefined) return anyOf(game, ask.options, dice)
    let best = Number.NEGATIVE_INFINITY
    let equals: typeof ask.options = []
    for (const option of ask.options) {
      const value = worth(option)
      if (value > best) {
        best = value
        equals = [option]
      } else if (value === best) {
        equals.push(option)
      }
    }
    return anyOf(game, equals, dice)
  },
})
