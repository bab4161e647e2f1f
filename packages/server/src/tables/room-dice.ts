import { type Dice, type Seal, SealedDice } from '@undercroft/kernel'

/** Sealed dice that show what the log dictates as long as it does, and go on from there. */
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

  /** As before the first draw: the same come again. */
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

  /** Whether all that was dictated has been drawn, and nothing else. */
  get spent(): boolean {
    return this.#used === this.#script.length
  }

  /** From here on the seal decides. */
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
