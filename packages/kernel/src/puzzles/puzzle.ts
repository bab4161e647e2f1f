/** Positions from games of bots in which one answer is clearly best. Puzzles of the same game share its record. */
export interface PuzzleBook {
  readonly game: string
  /** What the puzzles were made from: the same seed makes the same book. */
  readonly seed: string
  /** The games, each up to its last puzzle, as records. */
  readonly records: readonly string[]
  readonly puzzles: readonly Puzzle[]
}

export interface Puzzle {
  readonly id: string
  /** The index of its game among the records. */
  readonly record: number
  /** How many steps of the record come before it. */
  readonly at: number
  /** The name of the seat that is asked. */
  readonly seat: string
  /** Every answer that is offered, the best first. */
  readonly answers: readonly PuzzleAnswer[]
  /** How far the best answer is ahead of the next one, as a chance to win, with its standard error. */
  readonly margin: number
  readonly error: number
  /** How often weaker bots miss the best answer, in percent. */
  readonly rating: number
}

export interface PuzzleAnswer {
  /** In the game's notation. */
  readonly choice: string
  /** The chance to win after it, with its standard error. */
  readonly chance: number
  readonly error: number
}

/** How hard a puzzle is, in a word. */
export type Hardness = 'easy' | 'medium' | 'hard'

/** From this rating on a puzzle is no longer easy, and from this one on it is hard. */
const [MEDIUM, HARD] = [45, 70]

export function hardnessOf({ rating }: Pick<Puzzle, 'rating'>): Hardness {
  if (rating < MEDIUM) return 'easy'
  return rating < HARD ? 'medium' : 'hard'
}

/** The whole days since 1970, by which the puzzle of the day is chosen. */
export type Day = number

/** Gives what is due on a day: each of a list comes once before any comes again. */
export function dueOn<Each>(day: Day, list: readonly Each[]): Each | undefined {
  return list[((day % list.length) + list.length) % list.length]
}
