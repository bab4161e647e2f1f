import { STATUE_NAMES, sayStatement } from '../../content/puzzles/lying-statues.ts'
import type { PuzzleText } from './text.ts'

export const lyingStatuesText: PuzzleText<'PZ-09'> = {
  show: ({ shown }) => shown.statements.map((each, statue) => `${STATUE_NAMES[statue]}: “${sayStatement(each)}”`),
  answer: `true or liar for ${STATUE_NAMES.join(', ')}`,
  examples: () => [STATUE_NAMES.map(() => 'true')],
}
