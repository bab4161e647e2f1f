/** Section 12. */
export const COMPLETING_A_SETUP_AND_THE_END = {
  title: 'Completing a setup, and the end',
  rules: [
    {
      id: 'WM-12.1',
      from: ['seed', 'ruling'],
      says: 'A setup is completed the moment the Hero reaches the end tile. Move points that are left are lost, and the Game Master has no turn.',
    },
    {
      id: 'WM-12.2',
      from: ['seed', 'ruling'],
      says: 'The locked end tile needs the key in the Hero’s hands; without it the tile is bare floor. Taking the key while standing there completes the setup.',
    },
    {
      id: 'WM-12.3',
      from: ['seed', 'ruling'],
      says: 'The key is an item like others: it opens the lock and stays in the Hero’s hands. With the table’s option off it is used up and goes back into the box.',
    },
    {
      id: 'WM-12.4',
      from: ['seed', 'ruling'],
      says: 'Everything on the board goes back into the box, treats that nobody took as well, and the Game Master builds anew.',
    },
    {
      id: 'WM-12.5',
      from: ['seed', 'ruling'],
      says: 'The Hero keeps treats and what is in hand, the key too if the table lets it be kept.',
    },
    {
      id: 'WM-12.6',
      from: ['seed', 'ruling'],
      says: 'The Hero has the first turn on the new setup too, unless there is a complaint.',
    },
    { id: 'WM-12.7', from: 'seed', says: 'The third completed setup wins the game for the Hero.' },
    { id: 'WM-12.8', from: ['seed', 'ruling'], says: 'If the Hero dies the game is over and the Game Master wins.' },
    {
      id: 'WM-12.9',
      from: ['seed', 'ruling'],
      says: 'If the setup can no longer be completed the game is over and the Game Master, who has stopped the Hero, wins.',
    },
    {
      id: 'WM-12.10',
      from: 'ruling',
      says: 'That is tested at the end of each of the Hero’s turns, by the same search from where things stand: no enemies, spawn tiles like floor, any number of pushes. If the search runs out of positions within the table’s limit and finds no way to the end, there is none. Nor is there one if a long search finds that not even a kinder board has a way, on which every crate is wherever it could ever be pushed to, and out of the way there too. If it reaches the limit, play goes on.',
    },
    {
      id: 'WM-12.11',
      from: 'ruling',
      says: 'If the Hero ends the last turn that the table allows for a setup and has not completed it, the Game Master wins.',
    },
    {
      id: 'WM-12.12',
      from: 'ruling',
      says: 'Each player may concede at any time, and the other wins. There is no draw.',
    },
  ],
} as const
