/** Sections 3 and 4. */
export const BUILDING = [
  {
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
  },
  {
    title: 'Access and opening',
    rules: [
      {
        id: 'WM-4.1',
        from: ['seed', 'ruling'],
        says: 'A setup can be played when both are agreed that every special tile can be reached. The test in this section stands for that agreement: what passes is agreed on, what fails is not played.',
      },
      {
        id: 'WM-4.2',
        from: 'ruling',
        says: 'All tiles are special: treats, balls, the key, the end tile and spawn tiles.',
      },
      {
        id: 'WM-4.3',
        from: 'ruling',
        says: 'A tile is accessible if the Hero, alone and with all the time in the world, could come to stand on it uncovered by steps and pushes. Every tile is tested by itself, from the starting position.',
      },
      {
        id: 'WM-4.4',
        from: 'ruling',
        says: 'For the locked end tile there has to be one route that comes by the key first, unless the Hero has brought it along.',
      },
      {
        id: 'WM-4.5',
        from: 'ruling',
        says: 'A route has no more pushes than the table has set, and enters no uncovered spawn tile but the one it leads to.',
      },
      {
        id: 'WM-4.6',
        from: 'ruling',
        says: 'The search goes push by push. It knows where the crates are, where the Hero is and whether the key was visited; from there it walks wherever steps lead, and tries every push that is possible from any of these cells.',
      },
      {
        id: 'WM-4.7',
        from: 'ruling',
        says: 'A setup in which tiles are inaccessible is refused, and each of them is named.',
      },
      {
        id: 'WM-4.8',
        from: 'ruling',
        says: 'The Hero looks at the setup and at the routes that were found, and then accepts or complains. There is no right to reject it.',
      },
      { id: 'WM-4.9', from: 'seed', says: 'Having accepted, the Hero takes the first turn.' },
      {
        id: 'WM-4.10',
        from: ['seed', 'ruling'],
        says: 'If the Hero complains about the difficulty, the Game Master takes the first turn. Nothing else comes of it.',
      },
      {
        id: 'WM-4.11',
        from: 'ruling',
        says: 'A route to another tile does not step on the plain end tile, since that would complete the setup. The locked one may be crossed.',
      },
    ],
  },
] as const
