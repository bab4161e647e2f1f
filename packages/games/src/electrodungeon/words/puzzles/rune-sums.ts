import { upTo } from '../../content/pick.ts'
import { RUNES } from '../../content/puzzles/rune-sums.ts'
import type { PuzzleText } from './text.ts'

const WIDEST = Math.max(...RUNES.map(rune => rune.length))

/** Nine runes, each row's sum to its right and each column's below it. */
export const runeSumsText: PuzzleText<'PZ-12'> = {
  show({ shown: { grid, rows, columns } }) {
    const line = (cells: readonly string[]) => `  ${cells.map(cell => cell.padEnd(WIDEST)).join('  ')}`
    return [
      ...upTo(3).map(row => {
        const runes = grid.slice(3 * row, 3 * row + 3).map(rune => RUNES[rune] ?? '')
        return `${line(runes)}  = ${rows[row]}`
      }),
      line(columns.map(sum => `= ${sum}`)).trimEnd(),
    ]
  },
  answer: `the values of ${RUNES.join(', ')}, in this order`,
  examples: () => [[1, 2, 3, 4]],
}
