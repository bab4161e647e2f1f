/** Chapter 8: Hidden information. */
export const HIDDEN = {
  title: 'Hidden information',
  rules: [
    {
      id: 'AA-8.1',
      from: ['seed', 'ruling'],
      says: 'Your opponent does not see your sheets, nor those of fallen pawns. When the game is over everybody sees all of them, with everything that happened to them.',
    },
    {
      id: 'AA-8.2',
      from: 'ruling',
      says: 'Open to all: where pawns stand and how they went, health, who is held, every throw, which pawn used which tile and when, which Meditation tiles it has spent, the stats named in attacks, what is closed to whom, and all decisions but those of AA-8.3.',
    },
    {
      id: 'AA-8.3',
      from: 'ruling',
      says: 'For its owner alone: a pawn’s sheet, and which stat was chosen for Red or Training. The others only hear that one stat now has the number, or that one stat went up.',
    },
    {
      id: 'AA-8.4',
      from: 'ruling',
      says: 'What is asked gives nothing away. Whoever stops on a modifier that is open to the pawn is seen deciding, even where Training is out of the question and no is the only answer.',
    },
    { id: 'AA-8.5', from: 'ruling', says: 'Onlookers see what is open to all, of both sides, and no more.' },
    {
      id: 'AA-8.6',
      from: 'ruling',
      says: 'A stat you have not been shown appears as a number if all sheets that the open facts allow agree on it, and else as the values they leave. You could work out the same with paper and patience.',
    },
  ],
} as const
