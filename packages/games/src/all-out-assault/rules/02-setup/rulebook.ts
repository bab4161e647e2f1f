/** Sections 1 and 2. */
export const SETUP = [
  {
    title: 'Terms',
    rules: [
      {
        id: 'AA-1.1',
        from: 'seed',
        says: 'Two people play, with two pawns each: A1 and A2 against B1 and B2. The other side’s pawns are the opposing ones.',
      },
      {
        id: 'AA-1.2',
        from: ['seed', 'ruling'],
        says: 'There is one six-sided die. 2D6 means that it is thrown twice and the faces are added. All throws are seen by everybody.',
      },
      {
        id: 'AA-1.3',
        from: 'ruling',
        says: 'Tiles form a square grid and are adjacent where they have a side in common. Touching at a corner is not enough.',
      },
      {
        id: 'AA-1.4',
        from: 'seed',
        says: 'A pawn has six stats: Strength, Stealth, Honor, Agility, Bloodlust and Discipline.',
      },
      {
        id: 'AA-1.5',
        from: 'ruling',
        says: 'Stats are whole numbers and never negative. Only the starting sheet is limited to 1–6 without repeats: in play a stat can fall to 0, go past 6, or match another one.',
      },
      {
        id: 'AA-1.6',
        from: ['seed', 'ruling'],
        says: 'The sheets of a player’s two pawns are that player’s secret record. The table keeps them, so what is said about a stat is always true.',
      },
      {
        id: 'AA-1.7',
        from: 'ruling',
        says: 'In a turn one player activates each pawn still standing; a round is a turn of either player. Every turn of its owner counts as a turn of the pawn, even when it was held or idle.',
      },
      {
        id: 'AA-1.8',
        from: 'ruling',
        says: 'A pawn’s next turn is the next turn of its owner; its previous turn is the one its owner had before.',
        definition: true,
      },
      {
        id: 'AA-1.9',
        from: 'ruling',
        says: 'There are five modifiers: Red Stat Swap, Blue Stat Swap, Injury, Training and Meditation. All tiles of one name are one kind.',
      },
    ],
  },
  {
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
  },
] as const
