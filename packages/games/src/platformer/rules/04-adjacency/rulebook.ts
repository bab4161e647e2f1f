/** Section 4. */
export const ADJACENCY = {
  title: 'Adjacency',
  rules: [
    {
      id: 'PL-4.1',
      from: 'seed',
      says: 'Two Spaces are adjacent if one is directly left, right, above or below the other. Diagonals never are.',
    },
    { id: 'PL-4.2', from: 'seed', says: 'Spaces with a Wall between them are not adjacent.' },
    {
      id: 'PL-4.3',
      from: 'seed',
      says: 'Spaces with a Platform between them are not adjacent, unless a Ladder goes through that Platform.',
    },
    {
      id: 'PL-4.4',
      from: 'seed',
      says: 'Spaces joined by a Ladder through a Platform are adjacent, both ways, for Moves, Attacks, being Attacked, and Enemy movement.',
    },
    {
      id: 'PL-4.5',
      from: 'ruling',
      says: 'Seams between tiles and between revealed Levels are ordinary edges. A Wall printed by either tile counts.',
    },
    {
      id: 'PL-4.6',
      from: 'ruling',
      says: 'A one-way passage is a Platform: the Spaces on its two sides are not adjacent. Only PL-15.5 crosses it.',
    },
    { id: 'PL-4.7', from: 'ruling', says: 'Portals do not make Spaces adjacent.' },
  ],
} as const
