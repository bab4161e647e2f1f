/** Chapter 1: Terms. */
export const TERMS = {
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
} as const
