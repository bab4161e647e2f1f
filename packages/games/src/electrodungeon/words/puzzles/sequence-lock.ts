import { CODE_LENGTH, SYMBOLS } from '../../content/puzzles/sequence-lock.ts'
import type { PuzzleText } from './text.ts'

export const sequenceLockText: PuzzleText<'PZ-02'> = {
  show: ({ shown }) => [`The lock has ${shown.length} windows. Symbols: ${SYMBOLS.join(', ')}`],
  answer: `${CODE_LENGTH} symbols from left to right`,
  examples: () => [[0, 1, 1, 2]],
}
