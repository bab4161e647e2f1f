import { upTo } from '../../content/pick.ts'
import type { PuzzleText } from './text.ts'

export const slidingBreakersText: PuzzleText<'PZ-10'> = {
  show: ({ shown: { tiles, limit } }) => [
    ...upTo(3).map(row => {
      const breakers = tiles.slice(3 * row, 3 * row + 3)
      return `  ${breakers.map(tile => (tile === 0 ? '.' : tile)).join(' ')}`
    }),
    `The dot is the gap. ${limit} slides at most.`,
  ],
  answer: 'the breakers in the order in which they slide into the gap',
  examples: () => [[6, 5]],
}
