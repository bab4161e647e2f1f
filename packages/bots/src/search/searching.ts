import { FastDice } from '@undercroft/kernel'
import type { BotMaker } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { Deliberation, type Style, USUAL } from './deliberation.ts'

/** Makes a bot that improves the greedy answer by so many rounds of playouts. The same seed gives the same answers. */
export function searching(rounds: number, style: Style = USUAL): BotMaker {
  return (game, dice) => {
    const { remark } = greedy(game, dice)
    return {
      ...(remark && { remark }),
      choose(seen, ask) {
        const only = ask.options[0]
        if (ask.form === undefined && ask.options.length === 1 && only !== undefined) return only
        const thinking = new Deliberation(game, seen, ask, new FastDice(dice.below(2 ** 31)), style)
        for (let i = 0; i < rounds && thinking.open; i++) thinking.round()
        return thinking.thought().choice
      },
    }
  }
}
