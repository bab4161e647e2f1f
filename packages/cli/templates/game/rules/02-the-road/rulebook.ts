/** Chapter 2: The road. Ids never change once code cites them. */
export const ROAD = {
  title: 'The road',
  rules: [
    { id: 'LK-2.1', from: 'house', says: 'Keepers take turns; the first seat begins.' },
    { id: 'LK-2.2', from: 'house', says: 'In your turn you walk, rest or run.' },
    {
      id: 'LK-2.3',
      from: 'house',
      says: 'Walk: roll a die. If it shows at least your measures of oil, go forward so many spaces, and all know your oil.',
    },
    {
      id: 'LK-2.4',
      from: 'house',
      says: 'If the die shows less, you stay; all know that you have more oil than it shows.',
    },
    { id: 'LK-2.5', from: 'house', says: 'Rest: go forward one space. You may not rest twice in a row.' },
    {
      id: 'LK-2.6',
      from: 'house',
      says: 'Run: roll a die. A six takes you six spaces forward, anything else nowhere.',
    },
  ],
} as const
