/** Section 4. */
export const ACCESS_AND_OPENING = {
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
} as const
