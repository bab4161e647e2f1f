export const DICE_SYMBOLS_SPENDING_DOCKING = {
  title: 'Dice, symbols, spending, docking',
  rules: [
    {
      id: 'MA-5.1',
      from: 'seed',
      says: 'An available die may be spent as one symbol of its face, or docked; either way it is used for the rest of the turn.',
    },
    {
      id: 'MA-5.2',
      from: 'seed',
      says: 'A symbol from an ability, card or room is virtual: it can be spent but never docked, and is not a die.',
    },
    {
      id: 'MA-5.3',
      from: 'seed',
      says: 'A spending cost may mix dice and symbols freely; a spending action may be repeated as often as it is paid.',
    },
    {
      id: 'MA-5.4',
      from: 'seed',
      says: 'A docking cost takes dice only, showing exactly the faces printed ("any" = any available die).',
    },
    {
      id: 'MA-5.5',
      from: ['seed', 'ruling'],
      says: 'Each docking space works once per turn. All dice of a space are docked together or not at all.',
    },
    {
      id: 'MA-5.6',
      from: 'seed',
      says: 'A symbol is good only in the room where it arose; when your Hero leaves it, by any means, it is lost. Dice are not.',
    },
    { id: 'MA-5.7', from: 'ruling', says: 'MPs are not symbols: they survive leaving a room, and end by MA-7.3.' },
    {
      id: 'MA-5.8',
      from: ['seed', 'ruling'],
      says: 'Dice are used only in your own Hero Phase. So are your symbols.',
    },
    {
      id: 'MA-5.9',
      from: 'ruling',
      says: 'A die stolen, lost or removed by an effect goes to the Used area: it is not available, not a target for G, and pays no bounty.',
    },
  ],
} as const
