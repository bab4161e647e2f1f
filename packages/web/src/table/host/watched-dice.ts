import type { Dice } from '@undercroft/kernel'

/** Dice that let somebody look at the position just before each draw, so that the page need not show a result too early. */
export class WatchedDice implements Dice {
  readonly #dice: Dice
  #look: (() => void) | undefined

  constructor(dice: Dice) {
    this.#dice = dice
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
    return this.#dice.below(n)
  }
}
