/** Section 3. */
export const BUILDING_A_SETUP = {
  title: 'Building a setup',
  rules: [
    {
      id: 'WM-3.1',
      from: 'seed',
      says: 'Within the rules of this section the Game Master builds whatever board they like.',
    },
    {
      id: 'WM-3.2',
      from: ['seed', 'ruling'],
      says: 'There is one Hero figure. It starts on the edge of the board, at any height.',
    },
    { id: 'WM-3.3', from: 'seed', says: 'Each of the five structures is used exactly once.' },
    {
      id: 'WM-3.4',
      from: ['seed', 'house'],
      says: 'A structure may face any way: it has four quarter turns. It is never mirrored or laid on its side.',
    },
    {
      id: 'WM-3.5',
      from: 'ruling',
      says: 'Structures stand on the ground with all of their cells on the board. They may touch, but not overlap.',
    },
    { id: 'WM-3.6', from: 'seed', says: 'There is one end tile, the plain one or the locked one, not both.' },
    {
      id: 'WM-3.7',
      from: ['seed', 'ruling'],
      says: 'There are one to three enemies, light or heavy in any mix, on any free cells.',
    },
    {
      id: 'WM-3.8',
      from: ['seed', 'ruling'],
      says: 'At least two dog treats are placed, and no more than the box holds. If it holds fewer than two, all of them are.',
    },
    {
      id: 'WM-3.9',
      from: ['seed', 'ruling'],
      says: 'At least one tennis ball is placed, and no more than the box holds: a ball that the Hero carries is not in it.',
    },
    {
      id: 'WM-3.10',
      from: ['seed', 'ruling'],
      says: 'Up to three spawn tiles may be placed, each on the edge, on a structure or next to one.',
    },
    {
      id: 'WM-3.11',
      from: ['seed', 'house'],
      says: 'Up to two short crates and the tall crate may be placed. A short crate is one block. The tall one is two blocks high, or lies along two cells of a row or a column and is one block high.',
    },
    {
      id: 'WM-3.12',
      from: ['seed', 'ruling'],
      says: 'The key is placed if the end tile is the locked one, and only then. A Hero who has kept it brings it along: then none is placed, and the locked end tile may be laid all the same.',
    },
    {
      id: 'WM-3.13',
      from: 'ruling',
      says: 'A cell holds one figure, one tile or one crate at most. Each may stand on a structure.',
    },
    { id: 'WM-3.14', from: 'ruling', says: 'A lying crate rests on two cells of the same height.' },
    {
      id: 'WM-3.15',
      from: 'ruling',
      says: 'A draft may be put together and changed in any order and may break rules while it is one. Nobody but the Game Master sees it before it is accepted.',
    },
    {
      id: 'WM-3.16',
      from: 'ruling',
      says: 'A layout that is handed in is tested against this whole section and then for accessible tiles. What is wrong is listed in full, with piece and cell, and the draft is kept.',
    },
    {
      id: 'WM-3.17',
      from: 'ruling',
      says: 'Instead of building, the Game Master may take a ready-made layout, with the whole board turned by quarters if they like. For whoever does not finish a legal one, the table takes one of the setup’s tier.',
    },
    {
      id: 'WM-3.18',
      from: 'ruling',
      says: 'A ready-made layout with more treats or balls than the box holds, or with the key that the Hero has, is set up without the surplus ones: those that come last in reading order, from row 12 down and from a to l, before the board is turned.',
    },
  ],
} as const
