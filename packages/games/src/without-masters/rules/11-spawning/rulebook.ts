/** Section 11. */
export const SPAWNING = {
  title: 'Spawning',
  rules: [
    {
      id: 'WM-11.1',
      from: ['seed', 'ruling'],
      says: 'In their own turn, at any moment between other actions, the Game Master may put new enemies on spawn tiles, light or heavy.',
    },
    {
      id: 'WM-11.2',
      from: 'ruling',
      says: 'The spawn tile has to be uncovered and without a figure. The new enemy is unhurt and stands where the tile lies.',
    },
    {
      id: 'WM-11.3',
      from: ['seed', 'ruling'],
      says: 'An enemy does not move in the turn in which it spawned. It may attack.',
    },
    {
      id: 'WM-11.4',
      from: ['seed', 'ruling'],
      says: 'There are three enemies at most, and those that died in the Hero’s turn just before still count.',
    },
    { id: 'WM-11.5', from: 'ruling', says: 'Where there is no spawn tile, nobody spawns.' },
  ],
} as const
