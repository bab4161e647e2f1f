import type { Shape } from './game.ts'
import type { Fills, Situation } from './hints.ts'
import type { Seat } from './seats.ts'

/**
 * What a bot needs that thinks ahead: where a turn ends, and how well a seat stands. Everything is computed from a state,
 * which is imagined where a bot thinks and true where a finished game is analysed.
 */
export interface Thinking<T extends Shape> {
  /** How many turns a playout goes on before the position is judged. */
  readonly horizon: number
  /** Gives a number that changes when the next turn begins, and only then. */
  turn(s: T['state']): number
  /** The names of the features, in the order in which `measure` writes them. */
  readonly features: readonly string[]
  /** Writes the features of a seat's position. All of `into` must be written, because it is used again. */
  measure(s: T['state'], seat: Seat, into: Float64Array): void
  /** Gives the side of each seat, counted from 0: the seats of a side win together. */
  sides(s: T['state']): readonly number[]
  /**
   * The tables that training goes through in turn, by what each sets of the options: a value judges positions of all of
   * them. Without it training plays the usual table.
   */
  readonly tables?: readonly Partial<T['options']>[]
  /**
   * The phases in which a polite bot answers by hints and fills alone: where the table may have agreed on something, such
   * as how hard a board is that one lays out for others.
   */
  readonly habits?: readonly T['frame']['phase'][]
  /**
   * The phases whose answers tell only long after a playout has ended, such as what a figure learns: bots that think answer
   * by hints there, because what playouts say of them is chance.
   */
  readonly beyond?: readonly T['frame']['phase'][]
  /**
   * How the features read where advice says what it gains and what it costs, each of them by its name: `undefined` for what
   * tells nothing by itself, such as how far the game has come. Those that say the same, or the opposite, count as one.
   */
  readonly says?: Sayings
  /** The weights that `undercroft train` has fitted. A playout goes on to the end of the game without them. */
  readonly value?: Value
  /**
   * What the scores are multiplied by where chances are said to people: below 1 for a value that is too sure of itself,
   * above 1 for one that is not sure enough. `undercroft calibrate` shows whether it is right. Bots compare chances, and do
   * without it.
   */
  readonly trust?: number
  /**
   * What is added to the score of each side where chances are said to people: for games that the bots of training, who
   * answer at random now and then, win less often than others.
   */
  lean?(s: T['state']): readonly number[]
  /**
   * What bots that think write into a form, by the phase that asks, where more is known of it than greedy goes by and
   * playouts of a few turns cannot tell: they take none of the options then. Without it they begin with what the game would
   * fill in.
   */
  readonly fills?: Fills<T>
  /**
   * Values of a form that are tried beside those that the game would fill in, by the phase that asks, from the seat's own
   * view alone. All of them must pass the form's check.
   */
  readonly drafts?: Drafts<T>
  /**
   * How likely a seat wins if its side does, where not all of a side need to; without it they all do. It counts where
   * chances are said to people: bots play for their side.
   */
  withSide?(s: T['state'], seat: Seat): number
}

/** What is so where a feature is higher, and where it is lower: "you keep more hearts", "you lose more hearts". */
export type Saying = readonly [more: string, less: string]

/** A seat's own features are told to that seat, and `theirs` to its rivals. */
export interface SayingBySide {
  readonly mine: Saying
  readonly theirs: Saying
}

/** By the names of the features. What is true for everybody has one saying: "the dog keeps more treats". */
export type Sayings = { readonly [feature: string]: Saying | SayingBySide | undefined }

/** For a feature that is higher where what is said is less: a last heart, beside hearts. */
export function opposite({ mine, theirs }: SayingBySide): SayingBySide {
  return { mine: [mine[1], mine[0]], theirs: [theirs[1], theirs[0]] }
}

export type Drafts<T extends Shape> = {
  readonly [P in T['frame']['phase']]?: (
    situation: Situation<T, Extract<T['frame'], { readonly phase: P }>>,
  ) => readonly T['choice'][]
}

/** A linear value: the score of a seat is the sum of its weighted features. Chances follow from the scores of all sides. */
export interface Value {
  /** By the names of the features. */
  readonly weights: { readonly [feature: string]: number }
  readonly bias: number
}
