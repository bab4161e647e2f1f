import type { Ask, Dice, Game, Seen, Shape } from '@undercroft/kernel'

interface Follower<T extends Shape> {
  choose(seen: Seen<T>, ask: Pick<Ask<T>, 'seat' | 'options' | 'form'>): T['choice']
}

/** For tests: takes what the hints like best, any of equals. */
export function followHints<T extends Shape>(game: Game<T>, dice: Dice): Follower<T> {
  return {
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
  }
}
