import { upTo } from '../../content/pick.ts'
import { LAMP_NAMES } from '../../content/puzzles/dark-grid.ts'
import type { PuzzleText } from './text.ts'

/** Nine lamps by their names, those that burn in brackets. */
export const darkGridText: PuzzleText<'PZ-01'> = {
  show({ shown: { lit } }) {
    const lamps = LAMP_NAMES.map((name, lamp) => (lit[lamp] ? `[${name}]` : ` ${name} `))
    const burning = LAMP_NAMES.filter((_, lamp) => lit[lamp])
    return [
      ...upTo(3).map(row => `  ${lamps.slice(3 * row, 3 * row + 3).join('  ')}`),
      `Burning, in brackets: ${burning.join(', ')}`,
    ]
  },
  answer: 'the lamps to press',
  examples: () => [[0, 4]],
}
