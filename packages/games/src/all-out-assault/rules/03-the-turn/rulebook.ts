/** Sections 3 and 4. */
export const TURN = [
  {
    title: 'The turn',
    rules: [
      { id: 'AA-3.1', from: 'seed', says: 'The players have turns one after the other.' },
      {
        id: 'AA-3.2',
        from: 'seed',
        says: 'Who has the turn decides which of their pawns begins, finishes its activation, and goes on with the other pawn.',
      },
      {
        id: 'AA-3.3',
        from: 'ruling',
        says: 'In a turn every pawn still standing has one activation, no more and no less. Choosing a pawn comes before its throw and stands.',
      },
      {
        id: 'AA-3.4',
        from: 'ruling',
        says: 'The steps of an activation always follow in this order: is it held, movement throw, move, Injury, modifier, attack.',
      },
      {
        id: 'AA-3.5',
        from: ['seed', 'ruling'],
        says: 'Modifying and attacking in one turn is fine. An activation has room for one modifier of your choice and one attack, and Injury may come on top.',
      },
      {
        id: 'AA-3.6',
        from: 'ruling',
        says: 'While held (AA-5.20), a pawn has no movement throw, no move and no modifier. It can attack, and is free again when this activation is over.',
      },
      {
        id: 'AA-3.7',
        from: 'ruling',
        says: 'With a single pawn left there is a single activation in the turn. If a pawn falls in its own activation, its partner still gets one.',
      },
    ],
  },
  {
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
  },
] as const
