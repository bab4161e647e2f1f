/** Section 7. */
export const THE_HERO_ATTACKS = {
  title: 'The Hero attacks',
  rules: [
    {
      id: 'WM-7.1',
      from: ['seed', 'ruling'],
      says: 'The Hero may attack one enemy that stands in an adjacent cell at the same height.',
    },
    {
      id: 'WM-7.2',
      from: 'ruling',
      says: 'An attack costs no move points, but the turn must not be over: at least 1 is left.',
    },
    { id: 'WM-7.3', from: 'seed', says: 'The die decides: 1 is a miss, 2 to 5 deal 1 damage, 6 deals 2.' },
    { id: 'WM-7.4', from: 'seed', says: 'After an attack the turn ends, with whatever move points are left.' },
    {
      id: 'WM-7.5',
      from: ['seed', 'ruling'],
      says: '1 damage kills a light enemy, 2 a heavy one. A heavy enemy keeps its damage; what is more than needed is lost.',
    },
    {
      id: 'WM-7.6',
      from: 'ruling',
      says: 'A dead enemy is taken off the board at once and has died in this turn.',
    },
    {
      id: 'WM-7.7',
      from: 'house',
      says: 'A variant, off unless the table wants it: an enemy that has kept to its cell for the agreed number of Game Master’s turns, not counting the one it spawned in, is dug in. It may also be attacked from an adjacent cell one block higher or lower, while its own attacks still need equal height.',
    },
  ],
} as const
