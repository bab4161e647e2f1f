import { weighingsLeft } from '../../content/puzzles/odd-coil.ts'
import type { PuzzleText } from './text.ts'

export const oddCoilText: PuzzleText<'PZ-03'> = {
  show: ({ shown, tried }) => [
    `Coils 1 to ${shown.coils} and a balance: ${weighingsLeft(shown, tried)} of ${shown.weighings} weighings left`,
  ],
  answer: 'a weighing, left pan and right pan, or with the odd coil',
  examples: () => [
    { do: 'weigh', left: [1, 2], right: [3, 4] },
    { do: 'name', coil: 1, odd: 'heavy' },
  ],
}
