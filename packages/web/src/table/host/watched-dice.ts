import type { Dice } from '@undercroft/kernel'

/** Dice that let somebody look at the position just before each draw, so that the page need not show a result too early. */
export class WatchedDice implements Dice {
  #dice: Dice | undefined
  #look: (() => void) | undefined

  constructor(dice?: Dice) {
    this.#dice = dice
  }

  /** Watches these dice from now on. */
  over(dice: Dice): this {
    this.#dice = dice
    return this
  }

  /** Calls `look` before every draw that `act` makes. */
  during<R>(look: () => void, act: () => R): R {
    this.#look = look
    try {
      return act()
    } finally {
      this.#look = undefined
    }
  }

  below(n: number): number {
    this.#look?.()
    if (this.#dice === undefined) throw new Error('there are no dice to watch')
    return this.#dice.below(n)
  }
}
