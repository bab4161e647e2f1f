import type { Dice } from './dice.ts'
import type { Shape } from './game.ts'
import type { Seat } from './seats.ts'
import type { Seen } from './seen.ts'
import type { Told } from './story.ts'

/** One promise that odds, a preview or a label make of a choice before it is made. */
export interface Promised<T extends Shape> {
  /** The promise in words. Promises with the same words are also judged together. */
  readonly says: string
  /** The chance that it comes: 1 is certain, 0 is impossible. */
  readonly chance: number
  /** Dice alone decide, and nothing hidden does. The law then compares the exact chance, not how often it comes. */
  readonly byDice?: true
  /** Says whether the promise was kept. */
  kept(happened: Happened<T>): boolean
  /**
   * Says when the promise can be judged; without it, right after the choice. Until then every seat answers its default.
   */
  until?(seen: Seen<T>): boolean
}

/** What the seat saw before and after, and what it heard in between. The states are there for what it cannot see. */
export interface Happened<T extends Shape> {
  readonly before: Seen<T>
  readonly after: Seen<T>
  readonly told: readonly Told<T>[]
  readonly was: T['state']
  readonly is: T['state']
}

export interface Foresight<T extends Shape> {
  /**
   * Gives the promises of a choice, from the seat's own view alone: the same data from which odds and previews are
   * written.
   */
  readonly promises: (seen: Seen<T>, seat: Seat, choice: T['choice']) => readonly Promised<T>[]
  /** Draws a state as likely as the promised chances assume. Without it the game's own `imagine` does. */
  readonly worlds?: (seen: Seen<T>, seat: Seat, dice: Dice) => T['state']
}
