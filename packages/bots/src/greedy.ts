import { worthOf } from '@undercroft/kernel'
import type { BotMaker } from './bot.ts'
import { answered, anyOf } from './random.ts'

/**
 * Takes the option that the game's hints like best, one of the best where several are equal; into a form it writes what the
 * game would fill in. Looks no further ahead.
 */
export const greedy: BotMaker = (game, dice) => {
  /** The places of the options that are liked best. Used again for every answer, so that choosing makes no list. */
  const liked: number[] = []
  return {
    ...(game.remark && { remark: game.remark }),
    choose(seen, ask) {
      const { options } = ask
      const frame = seen.frames.at(-1)
      const fill = frame && ask.form !== undefined ? game.fills?.[frame.phase as keyof typeof game.fills] : undefined
      const filled = fill?.({ seen, frame: frame as never, seat: ask.seat, dice })
      if (filled !== undefined) return filled
      const worth = worthOf(game, seen, ask.seat, dice)
      if (worth === undefined) return anyOf(game, options, dice)
      let best = Number.NEGATIVE_INFINITY
      let equals = 0
      for (let i = 0; i < options.length; i++) {
        const value = worth(options[i] as (typeof options)[number])
        if (value > best) {
          best = value
          equals = 0
        }
        if (value === best) liked[equals++] = i
      }
      return answered(game, equals === 0 ? undefined : options[liked[dice.below(equals)] as number])
    },
  }
}
