import { type AnyChoice, ContractError, type Dice, type Game, type Shape } from '@undercroft/kernel'
import type { BotMaker } from './bot.ts'

/** Takes any option; into a form it writes, half of the time, what the game would fill in. */
export const random: BotMaker = (game, dice) => ({
  choose(seen, ask) {
    const frame = ask.form === undefined ? undefined : seen.frames.at(-1)
    const fill = frame && game.fills?.[frame.phase as keyof typeof game.fills]
    const filled =
      fill === undefined || dice.below(2) === 0
        ? undefined
        : fill({ seen, frame: frame as never, seat: ask.seat, dice })
    return filled ?? anyOf(game, ask.options, dice)
  },
})

/** Picks an option at random, all with the same chance. */
export function anyOf<T extends Shape, C extends AnyChoice>(game: Game<T>, options: readonly C[], dice: Dice): C {
  return answered(game, options[dice.below(options.length)])
}

/** An answer that a game must have offered: a form has ready-made ones beside it. */
export function answered<C>({ id }: { readonly id: string }, choice: C | undefined): C {
  if (choice === undefined) throw new ContractError(`${id}: a form without a ready-made answer`)
  return choice
}
