import type { Section } from '@undercroft/kernel'

export const PUZZLE_RULES = {
  title: 'Puzzles',
  rules: [
    {
      id: 'ED-12.1',
      from: 'house',
      says: 'An attempt poses one instance, made by the puzzle’s generator (ED-4.17); each attempt is a new one. The solution stays on the server.',
    },
    {
      id: 'ED-12.2',
      from: 'house',
      says: 'The active Explorer enters the answer; all who take part see the same instance, told as a situation in the maze, and may talk.',
    },
    {
      id: 'ED-12.3',
      from: 'house',
      says: 'The attempt succeeds if a try is judged right within the number of tries; otherwise, or on giving up, it fails.',
    },
    { id: 'ED-12.4', from: 'house', says: 'Input of the wrong form is refused and uses no try.' },
    {
      id: 'ED-12.5',
      from: 'house',
      says: 'If the table sets a time for puzzles, it is for all tries of an attempt together, and the attempt fails when it is over. Bots are not timed.',
    },
    {
      id: 'ED-12.6',
      from: 'house',
      says: 'A bot solver uses only what is shown. At each try, with a chance that is its skill, it enters its solver’s answer, otherwise a random well-formed one.',
    },
    {
      id: 'ED-12.7',
      from: 'house',
      says: 'random picks evenly among PZ-01…PZ-12 at each attempt; a named puzzle keeps its kind.',
    },
  ],
} as const satisfies Section
