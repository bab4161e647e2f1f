import type { Dice } from '../../index.ts'

/**
 * Dice that go through everything they can show, one way after the other. Play once, then call `next`, until it is
 * false.
 */
export class Branches implements Dice {
  /** What was drawn on this way, and out of how many. */
  #shows: number[] = []
  #of: number[] = []
  #at = 0
  ways = 0

  below(n: number): number {
    const at = this.#at++
    if (at === this.#shows.length) {
      this.#shows.push(0)
      this.#of.push(n)
    }
    return this.#shows[at] ?? 0
  }

  /** The chance of the way that was just played. */
  get chance(): number {
    return this.#of.reduce((chance, n) => chance / n, 1)
  }

  /** Moves on to the next way; gives false after the last one. */
  next(): boolean {
    this.ways++
    this.#at = 0
    while (this.#shows.length > 0) {
      const last = this.#shows.length - 1
      const shows = (this.#shows[last] ?? 0) + 1
      if (shows < (this.#of[last] ?? 0)) {
        this.#shows[last] = shows
        return true
      }
      this.#shows.pop()
      this.#of.pop()
    }
    return false
  }
}
