/** Section 9. */
export const THE_TENNIS_BALL = {
  title: 'The tennis ball',
  rules: [
    {
      id: 'WM-9.1',
      from: ['seed', 'ruling'],
      says: 'A ball in hand is thrown for 1 move point to any cell that is 1 to 6 columns plus rows away, seen or not, empty or not. Heights do not count. There it lies on the surface.',
    },
    {
      id: 'WM-9.2',
      from: ['seed', 'ruling'],
      says: 'In the Game Master’s turn after a throw, and only in that one, every enemy that was there when it began has to make for the ball: for the cell where it lay at that moment.',
    },
    {
      id: 'WM-9.3',
      from: 'ruling',
      says: 'How far an enemy is from the lure is the cheapest way in move points, as if there were no figures and with no climbing for heavy ones. An enemy that has no way from where it stands counts columns plus rows instead.',
    },
    {
      id: 'WM-9.4',
      from: 'ruling',
      says: 'A lured enemy ends its move on a cell as near to the lure as any that it could end on, its own included. Between equals the Game Master chooses, and the count is made when that enemy moves.',
    },
    {
      id: 'WM-9.5',
      from: 'ruling',
      says: 'A lured enemy attacks after such a move, or without one if it cannot get nearer. The Game Master’s turn does not end while a lured enemy that has not moved could get nearer.',
    },
    {
      id: 'WM-9.6',
      from: ['seed', 'ruling'],
      says: 'A ball that an enemy reaches is gone, back into the box: when the enemy stops on it, or stands on it as the Game Master’s turn begins. Nobody reaches a covered ball.',
    },
    {
      id: 'WM-9.7',
      from: 'ruling',
      says: 'The lure holds for all and for that whole turn, even when the ball is gone.',
    },
    {
      id: 'WM-9.8',
      from: 'ruling',
      says: 'A ball that nobody reached stays where it is as an item like any other.',
    },
    {
      id: 'WM-9.9',
      from: 'ruling',
      says: 'If several balls were thrown in a turn, the last one that is still on the board is the lure. A ball that the Hero took up again lures nobody.',
    },
  ],
} as const
