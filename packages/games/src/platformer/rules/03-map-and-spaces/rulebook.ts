/** Section 3. */
export const MAP = {
  title: 'Map and Spaces',
  rules: [
    {
      id: 'PL-3.1',
      from: 'seed',
      says: 'A Level is 2 Map tiles side by side; a Row is one horizontal line of Spaces across a Level.',
      definition: true,
    },
    {
      id: 'PL-3.2',
      from: 'house',
      says: 'A tile has 4 columns and 4 rows, so a Level is 8 wide and 4 high: columns 1–4 on the left tile, 5–8 on the right one.',
    },
    { id: 'PL-3.3', from: 'seed', says: 'At most one figure stands on a Space.' },
    { id: 'PL-3.4', from: 'seed', says: 'Walls are vertical edges no Hero or Enemy can pass.' },
    {
      id: 'PL-3.5',
      from: 'seed',
      says: 'Platforms are horizontal edges no Hero or Enemy can pass, except by a Ladder (PL-4.4) or a one-way passage (PL-15.5).',
    },
    {
      id: 'PL-3.6',
      from: 'ruling',
      says: 'The outer border is like a Wall. Face-down and removed Levels are not part of the Map: nothing is there and nothing goes there.',
    },
    {
      id: 'PL-3.7',
      from: 'seed',
      says: 'The lowest Row of the lowest revealed Level counts as standing on a Platform, drawn or not: nothing falls out, and Enemies walk freely on it.',
    },
    { id: 'PL-3.8', from: 'seed', says: 'Enemy Spawn Space: receives an Enemy token when its Level is Revealed.' },
    {
      id: 'PL-3.9',
      from: 'seed',
      says: 'Coin Space and Gem Space: receive 1 Coin or 1 Gem when their Level is Revealed.',
    },
    { id: 'PL-3.10', from: 'seed', says: 'A Hero entering a Space with a Coin or Gem takes it.' },
    {
      id: 'PL-3.11',
      from: 'ruling',
      says: 'Taking is automatic and includes Spaces passed while falling, Pushed onto or Spawned on. Enemies never take tokens.',
    },
    { id: 'PL-3.12', from: 'seed', says: 'Coins and Gems on the Map do not fall.' },
    {
      id: 'PL-3.13',
      from: 'seed',
      says: 'Trap: each time a Hero enters it or falls through it, that Hero suffers 1 Wound. Enemies ignore Traps.',
    },
    { id: 'PL-3.14', from: 'ruling', says: 'Remaining on a Trap costs nothing more.' },
    { id: 'PL-3.15', from: 'seed', says: 'On a Shop Space a Hero may buy cards (PL-14.1).' },
    {
      id: 'PL-3.16',
      from: 'seed',
      says: 'Ladder: a Hero on a Ladder Space need not fall; a Ladder through a Platform joins the Spaces above and below it. Enemies get no hold from it.',
    },
    { id: 'PL-3.17', from: 'seed', says: 'Void Portals are printed on Void tiles only (PL-9.18).' },
    {
      id: 'PL-3.18',
      from: 'ruling',
      says: 'A printed feature other than Coin and Gem tokens is permanent while its Level is revealed.',
    },
  ],
} as const
