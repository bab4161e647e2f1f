import { type Ask, type Dice, FastDice, type Game, type Seen, type Shape, sameData } from '@undercroft/kernel'
import { greedy } from '../greedy.ts'

/** What a quick bot would have answered, beside what was answered. */
export interface Usual<T extends Shape> {
  readonly choice: T['choice']
  /** It would have given this answer with any dice, and said nothing before. */
  readonly isSure: boolean
  readonly isGiven: boolean
}

/** Asks the bot that plays on in a forecast for its answer. */
export function usualOf<T extends Shape>(
  game: Game<T>,
  seen: Seen<T>,
  ask: Ask<T>,
  given: T['choice'],
  seed: string,
): Usual<T> {
  const dice = new WatchedDice(seed)
  const bot = greedy(game, dice)
  const choice = bot.choose(seen, ask)
  const isSure = !dice.isThrown && bot.remark?.(seen, ask.seat) === undefined
  return { choice, isSure, isGiven: sameData(choice, given) }
}

/** Dice that know whether anything has come of them. */
class WatchedDice implements Dice {
  readonly #dice: FastDice
  isThrown = false

  constructor(seed: string) {
    this.#dice = new FastDice(seed)
  }

  below(n: number): number {
    if (n > 1) this.isThrown = true
    return this.#dice.below(n)
  }
}
