import { ContractError } from '@undercroft/kernel'
import type { BotMaker } from './bot.ts'

/** Takes any option; of a form, any of its ready-made answers. */
export const random: BotMaker = (game, dice) => ({
  choose(_, ask) {
    const choice = ask.options[dice.below(ask.options.length)]
    if (choice === undefined) throw new ContractError(`${game.id}: a form without a ready-made answer`)
    return choice
  },
})
