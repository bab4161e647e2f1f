/** Chapter 3: The turn. */
export const TURN = {
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
} as const
