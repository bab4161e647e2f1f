/** Section 13. */
export const HIDDEN_INFORMATION = {
  title: 'Hidden information',
  rules: [
    {
      id: 'WM-13.1',
      from: 'ruling',
      says: 'In play nothing is hidden. Everybody sees the board with all heights, damage, move points, treats, the Hero’s hands, the box, who died this turn, how long an enemy has stayed, the lure and every die.',
    },
    {
      id: 'WM-13.2',
      from: 'ruling',
      says: 'The draft of a setup, with all that is wrong with it, is for the Game Master alone. Everybody else knows only that there is building, until it is accepted.',
    },
  ],
} as const
