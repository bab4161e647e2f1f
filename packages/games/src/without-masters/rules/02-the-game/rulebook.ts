/** Section 2. */
export const THE_GAME = {
  title: 'The game',
  rules: [
    { id: 'WM-2.1', from: 'seed', says: 'The Hero wants to complete three setups and stay alive.' },
    { id: 'WM-2.2', from: 'seed', says: 'The Game Master wants to stop the Hero.' },
    {
      id: 'WM-2.3',
      from: ['seed', 'ruling'],
      says: 'The two agree on who is Hero and who is Game Master by the seats they take, and keep these roles until the end. If both want the same one, the table rolls for it.',
    },
    {
      id: 'WM-2.4',
      from: ['seed', 'ruling'],
      says: 'The Hero begins the game with empty hands and 6 dog treats, out of the 12 in the box. Treats are health. This is done once, not for each setup.',
    },
    {
      id: 'WM-2.5',
      from: ['seed', 'ruling'],
      says: 'The Game Master builds a setup, the Hero opens it, then both take turns on it until it is completed or the game is over.',
    },
  ],
} as const
