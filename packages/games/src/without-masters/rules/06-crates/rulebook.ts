/** Section 6. */
export const CRATES = {
  title: 'Crates',
  rules: [
    {
      id: 'WM-6.1',
      from: ['seed', 'ruling'],
      says: 'A push moves a crate in an adjacent cell one cell straight on, and the Hero follows to where it was. The step is part of the price.',
    },
    { id: 'WM-6.2', from: 'ruling', says: 'Only a crate that stands at the Hero’s own height can be pushed.' },
    {
      id: 'WM-6.3',
      from: 'ruling',
      says: 'A crate that carries a crate or a figure cannot be pushed. Tiles on top of it travel along, even in a fall.',
    },
    { id: 'WM-6.4', from: 'ruling', says: 'No crate is pushed off the board.' },
    {
      id: 'WM-6.5',
      from: 'ruling',
      says: 'No crate is pushed against anything higher than its own bottom, be it a structure or another crate: two in a row do not move.',
    },
    { id: 'WM-6.6', from: 'ruling', says: 'No crate is pushed on the level into a cell with a figure.' },
    {
      id: 'WM-6.7',
      from: 'ruling',
      says: 'Over an edge a crate drops straight down onto whatever is there, however deep: ground, structure or crate. Crates may come to be stacked.',
    },
    {
      id: 'WM-6.8',
      from: ['seed', 'ruling'],
      says: 'A crate that drops onto an enemy kills it, damaged or not. It has died in this turn.',
    },
    {
      id: 'WM-6.9',
      from: 'ruling',
      says: 'A crate may come to rest on any tile but an end tile, plain or locked.',
    },
    {
      id: 'WM-6.10',
      from: ['seed', 'ruling'],
      says: 'Crates are steps to higher places. A short crate and each cell of a lying one are one block high, an upright one two; the rules for climbing hold.',
    },
    {
      id: 'WM-6.11',
      from: 'ruling',
      says: 'A lying crate slides as a whole, along or sideways, and only to where both of its cells find the same height. No crate turns or falls over.',
    },
    {
      id: 'WM-6.12',
      from: 'ruling',
      says: 'Nobody but the Hero pushes, and crates are neither pulled nor lifted.',
    },
  ],
} as const
