export { openPuzzle, type Posed } from './open.ts'
export {
  type Day,
  dueOn,
  type Hardness,
  hardnessOf,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleBook,
} from './puzzle.ts'
