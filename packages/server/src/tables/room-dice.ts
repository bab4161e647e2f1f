import { type Dice, type Seal, SealedDice } from '@undercroft/kernel'

/** Sealed dice that repeat the draws of the log and then continue by themselves. */
export class RoomDice implements Dice {
  readonly #seal: Seal
  #script: readonly number[] = []
  #used = 0
  #drawn = 0
  #sealed: SealedDice | undefined

  /** `drawn`: how many draws were made before. */
  constructor(seal: Seal, drawn = 0) {
    this.#seal = seal
    this.#drawn = drawn
  }

  get drawn(): number {
    return this.#drawn
  }

  /** Resets the dice, so that the same draws come again. */
  restart(): void {
    this.#drawn = 0
    this.dictate([])
  }

  /** The next draws, counted from 1 as on a die. */
  dictate(draws: readonly number[]): void {
    this.#script = draws
    this.#used = 0
    this.#sealed = undefined
  }

  /** Whether exactly the dictated draws were made. */
  get spent(): boolean {
    return this.#used === this.#script.length
  }

  /** Forgets what was dictated: the next draws follow from the seal. */
  goOn(): void {
    this.#script = []
    this.#used = 0
  }

  below(n: number): number {
    this.#drawn++
    const dictated = this.#script[this.#used]
    if (dictated !== undefined) {
      this.#used++
      return dictated - 1
    }
    this.#sealed ??= new SealedDice(this.#seal, this.#drawn - 1)
    return this.#sealed.below(n)
  }
}
