import { type Dice, FastDice, type Game, type Shape } from '@undercroft/kernel'
import type { Bot, BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { isForced } from '../pause.ts'
import { Deliberation, type Style, USUAL } from './deliberation.ts'
import type { Plan } from './plan.ts'

/**
 * Makes a bot that improves the greedy answer by this many rounds of playouts, and keeps what it plans for the next answer
 * of the same turn. The same seed gives the same answers.
 */
export function searching(rounds: number, style: Style = USUAL): BotMaker {
  return <T extends Shape>(game: Game<T>, dice: Dice): Bot<T> => {
    const { remark } = greedy(game, dice)
    let plan: Plan<T> | undefined
    return {
      ...(remark && { remark }),
      choose(seen, ask) {
        const only = ask.options[0]
        if (isForced(ask) && only !== undefined) return only
        const thinking = new Deliberation(game, { seen, ask, plan, rounds }, new FastDice(dice.below(2 ** 31)), style)
        for (let i = 0; i < rounds && thinking.open; i++) thinking.round()
        const thought = thinking.thought()
        plan = thought.plan
        return thought.choice
      },
    }
  }
}
