import type { Dice } from './dice.ts'
import type { Shape } from './game.ts'
import type { Seat } from './seats.ts'
import type { Seen } from './seen.ts'
import type { Told } from './story.ts'

/** One thing that a seat is told of a choice before it makes it: by odds, a preview, a label. */
export interface Promised<T extends Shape> {
  /** What is promised, in words; promises that say the same are also judged all together. */
  readonly says: string
  /** 1 is certain, 0 is impossible. */
  readonly chance: number
  /** Dice alone decide, nothing hidden does: the chance is then not judged by how often it comes, but to the last digit. */
  readonly byDice?: true
  /** Whether it came so. */
  kept(happened: Happened<T>): boolean
  /** When that can be said; without it, right after the choice. Until then everybody answers what an absent seat would. */
  until?(seen: Seen<T>): boolean
}

/** What the seat saw before and after, and what it heard in between; and the states, for what it cannot see. */
export interface Happened<T extends Shape> {
  readonly before: Seen<T>
  readonly after: Seen<T>
  readonly told: readonly Told<T>[]
  readonly was: T['state']
  readonly is: T['state']
}

export interface Foresight<T extends Shape> {
  /** What is promised of a choice, from the seat's own view alone: the same data from which odds and previews are written. */
  readonly promises: (seen: Seen<T>, seat: Seat, choice: T['choice']) => readonly Promised<T>[]
  /** A state that is as likely as the promised chances take it to be; without it one that the game imagines. */
  readonly worlds?: (seen: Seen<T>, seat: Seat, dice: Dice) => T['state']
}
