/** Section 8. */
export const ITEMS_AND_TREATS = {
  title: 'Items and treats',
  rules: [
    { id: 'WM-8.1', from: 'seed', says: 'Tennis balls and the key are items; their tiles are blue.' },
    { id: 'WM-8.2', from: 'seed', says: 'The Hero carries one item at most.' },
    {
      id: 'WM-8.3',
      from: ['seed', 'ruling'],
      says: 'An item is picked up where the Hero stands, for nothing. On arrival the Hero takes or leaves it, and may decide otherwise later in the turn, on that cell and with move points left.',
    },
    {
      id: 'WM-8.4',
      from: 'ruling',
      says: 'Who takes an item with another one in hand puts that one down on the cell.',
    },
    {
      id: 'WM-8.5',
      from: 'ruling',
      says: 'An item leaves the Hero’s hands by being swapped, thrown or, for the key, used. In no other way.',
    },
    {
      id: 'WM-8.6',
      from: ['seed', 'ruling'],
      says: 'Treats are picked up likewise, by arriving on them, for nothing and in any number.',
    },
    {
      id: 'WM-8.7',
      from: ['seed', 'ruling'],
      says: 'Treats are the Hero’s health. When the last one is gone the game is over at once, even within the Game Master’s turn. Lost treats go back into the box; nobody can lose more than there are.',
    },
    { id: 'WM-8.8', from: 'seed', says: 'The locked end tile is opened by the key in the Hero’s hands.' },
  ],
} as const
