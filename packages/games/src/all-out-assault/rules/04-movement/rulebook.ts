/** Chapter 4: Movement. */
export const MOVEMENT = {
  title: 'Movement',
  rules: [
    {
      id: 'AA-4.1',
      from: ['seed', 'ruling'],
      says: 'Throw the die for the pawn: it goes that many steps or fewer. It may also stay where it is.',
    },
    { id: 'AA-4.2', from: 'seed', says: 'Each step leads to an adjacent tile; there are no diagonal steps.' },
    {
      id: 'AA-4.3',
      from: ['seed', 'ruling'],
      says: 'Pawns are not jumped. A tile with a pawn on it, whoever owns it, can be neither entered nor passed.',
    },
    {
      id: 'AA-4.4',
      from: ['seed', 'ruling'],
      says: 'A pawn’s way never touches a tile twice in one turn. The tile it sets out from counts; the way of the partner does not.',
    },
    { id: 'AA-4.5', from: 'ruling', says: 'No step leaves the board.' },
    {
      id: 'AA-4.6',
      from: 'ruling',
      says: 'You see the throw first and then choose the whole way. Every way within AA-4.1 to AA-4.5 will do.',
    },
    {
      id: 'AA-4.7',
      from: 'ruling',
      says: 'If you only name where to go, the pawn takes a shortest way that avoids Injury, provided the throw reaches that far, and else a shortest way across Injury. Between equals it prefers north, then east, south, west, at every step.',
    },
    { id: 'AA-4.8', from: 'ruling', says: 'A pawn that is shut in throws all the same, stays, and may attack.' },
    {
      id: 'AA-4.9',
      from: 'ruling',
      says: 'When play has begun, the corners are plain floor to everybody. Fallen pawns are in nobody’s way.',
    },
  ],
} as const
