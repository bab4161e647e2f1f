import type { PuzzleText } from './text.ts'

export const nextInLineText: PuzzleText<'PZ-11'> = {
  show: ({ shown }) => [`  ${[...shown.terms, '?'].join('  ')}`],
  answer: 'the seventh number',
  examples: () => [-42],
}
