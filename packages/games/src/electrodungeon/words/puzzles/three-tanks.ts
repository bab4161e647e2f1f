import { filled, TANKS } from '../../content/puzzles/three-tanks.ts'
import type { PuzzleText } from './text.ts'

export const threeTanksText: PuzzleText<'PZ-08'> = {
  show({ shown: { sizes, target, limit } }) {
    const levels = filled(sizes)
    return [
      TANKS.map(tank => `Tank ${tank}: ${levels[tank]} of ${sizes[tank]}`).join('   '),
      `Wanted in one of them: ${target}, with ${limit} pours at most`,
    ]
  },
  answer: 'the pours in order, each from a tank into another',
  examples: () => [
    [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ],
  ],
}
