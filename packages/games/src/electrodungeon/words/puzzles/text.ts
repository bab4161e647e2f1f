import type { PuzzleId, SaidOf } from '../../content/puzzles/index.ts'
import type { SeenAttempt } from '../../state/puzzles.ts'

/** One kind of puzzle in a terminal: what its picture shows, and how an answer is typed. */
export interface PuzzleText<K extends PuzzleId> {
  show(seen: SeenAttempt<K>): readonly string[]
  /** What an answer is made of. */
  readonly answer: string
  /** One for each form that an answer has; none is made from the solution. */
  examples(seen: SeenAttempt<K>): readonly SaidOf<K>[]
}
