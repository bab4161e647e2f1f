/** Chapter 2: Setup. */
export const SETUP = {
  title: 'Setup',
  rules: [
    {
      id: 'AA-2.1',
      from: ['seed', 'house'],
      says: 'Lay out the board. Skirmish, Arena and Campaign are ours; the Arena is used if nobody asks for another.',
    },
    {
      id: 'AA-2.2',
      from: ['seed', 'ruling'],
      says: 'The pawns begin on the corner tiles: A1 south-west, A2 south-east, B1 north-east, B2 north-west. So everybody’s pawn 1 is on their left hand.',
    },
    {
      id: 'AA-2.3',
      from: 'seed',
      says: 'Out of the other’s sight, each player writes down a number for every stat of both their pawns.',
    },
    {
      id: 'AA-2.4',
      from: ['seed', 'ruling'],
      says: 'The six numbers of a starting sheet are 1, 2, 3, 4, 5 and 6, each on one stat. What one pawn has does not limit the other: twins are allowed.',
    },
    {
      id: 'AA-2.5',
      from: 'ruling',
      says: 'Both players write at the same time and change their minds as they like, until they hand in two complete sheets. That is final.',
    },
    { id: 'AA-2.6', from: 'seed', says: 'All pawns begin with 12 health.' },
    {
      id: 'AA-2.7',
      from: 'seed',
      says: 'Once all sheets are in, both players throw the die. The higher face has the first turn, in this round and in all others.',
    },
    { id: 'AA-2.8', from: 'ruling', says: 'If both throw the same they throw again, until they differ.' },
  ],
} as const
