import type { BotMaker } from '@undercroft/kernel/testing'

/** For tests: takes what the hints like best, any of equals. */
export const followHints: BotMaker = (game, dice) => ({
  choose(seen, ask) {
    const frame = seen.frames.at(-1)
    const hint = frame && game.hints[frame.phase as keyof typeof game.hints]
    const worth = hint?.({ seen, frame: frame as never, seat: ask.seat, dice }) ?? (() => 0)
    const best = Math.max(...ask.options.map(worth))
    const equals = ask.options.filter(option => worth(option) === best)
    const choice = equals[dice.below(equals.length)]
    if (choice === undefined) throw new Error('nothing is offered')
    return choice
  },
})
