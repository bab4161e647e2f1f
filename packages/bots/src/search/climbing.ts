import { FastDice, imagine } from '@undercroft/kernel'
import type { BotMaker } from '../bot.ts'
import { Tree } from './tree.ts'

/**
 * Makes a bot that searches a plain tree with playouts at random: it needs neither hints nor a value, so it plays every
 * game, and it is a player of another style than those that improve the greedy answer.
 */
export function climbing(iterations: number): BotMaker {
  return (game, dice) => ({
    choose(seen, ask) {
      const [only] = ask.options
      if (ask.options.length === 1 && only !== undefined) return only
      const own = new FastDice(dice.below(2 ** 31))
      const options = [...ask.options]
      const world = () => imagine(game, seen, ask.seat, own)
      const tree = new Tree(game, world().state, ask.seat, own)
      for (let i = 0; i < iterations; i++) tree.iterate(world())
      return tree.answers()[0]?.choice ?? (options[0] as (typeof options)[number])
    },
  })
}
