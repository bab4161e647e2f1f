import { COLOURS, EMBLEMS, sayClue } from '../../content/puzzles/four-statues.ts'
import type { PuzzleText } from './text.ts'

export const fourStatuesText: PuzzleText<'PZ-05'> = {
  show: ({ shown }) => [
    `Statues: ${COLOURS.join(', ')}. Emblems: ${EMBLEMS.join(', ')}. Places: first to fourth, from left to right.`,
    ...shown.clues.map(clue => `- ${sayClue(clue)}.`),
  ],
  answer: 'the four colours from left to right, then the four emblems',
  examples: () => [{ colours: [0, 1, 2, 3], emblems: [0, 1, 2, 3] }],
}
