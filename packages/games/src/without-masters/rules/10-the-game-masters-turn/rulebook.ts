/** Section 10. */
export const THE_GAME_MASTERS_TURN = {
  title: 'The Game Master’s turn',
  rules: [
    {
      id: 'WM-10.1',
      from: ['seed', 'ruling'],
      says: 'All enemies are the Game Master’s. Each may move once and attack once in a turn, or do nothing, in any order and by turns.',
    },
    {
      id: 'WM-10.2',
      from: ['seed', 'ruling'],
      says: 'A light enemy has 3 move points and a heavy one has 1. Steps cost them what they cost the Hero; what is not spent is lost.',
    },
    {
      id: 'WM-10.3',
      from: ['seed', 'ruling'],
      says: 'Heavy enemies do not climb. They may jump down, and may be placed or spawned high up. Light ones climb.',
    },
    {
      id: 'WM-10.4',
      from: ['seed', 'ruling'],
      says: 'Enemies take and use no items. Tiles do nothing to them, and they neither push nor throw.',
    },
    {
      id: 'WM-10.5',
      from: 'ruling',
      says: 'No enemy ends its move on an end tile, plain or locked. It may cross one.',
    },
    {
      id: 'WM-10.6',
      from: ['seed', 'ruling'],
      says: 'An enemy may attack the Hero from an adjacent cell at the same height. It never has to.',
    },
    {
      id: 'WM-10.7',
      from: 'seed',
      says: 'An enemy that has attacked does nothing more in that turn; the other enemies go on.',
    },
    { id: 'WM-10.8', from: 'seed', says: 'A light enemy’s die: 1 to 3 misses, 4 to 6 takes 1 treat.' },
    { id: 'WM-10.9', from: 'seed', says: 'A heavy enemy’s die: 1 to 4 misses, 5 and 6 take 2 treats.' },
    {
      id: 'WM-10.10',
      from: 'ruling',
      says: 'The Game Master ends the turn when they like, unless a lured enemy still has to move. When nothing is left to do, it ends by itself.',
    },
  ],
} as const
