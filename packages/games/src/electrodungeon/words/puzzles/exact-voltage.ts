import { CONNECTED } from '../../content/puzzles/exact-voltage.ts'
import type { PuzzleText } from './text.ts'

export const exactVoltageText: PuzzleText<'PZ-07'> = {
  show: ({ shown: { values, target } }) => [
    `Cells, in volts: ${values.join('  ')}`,
    `The meter wants ${target} volts.`,
  ],
  answer: `the volts of ${CONNECTED} cells`,
  examples: () => [[3, 4, 5, 6]],
}
