/** Section 1. */
export const TERMS = {
  title: 'Terms',
  rules: [
    {
      id: 'WM-1.1',
      from: ['seed', 'ruling'],
      says: 'Two people play with the parts in the box, and the box is the limit: nothing can be used that it does not hold. What leaves the board goes back into it and may come out again.',
    },
    {
      id: 'WM-1.2',
      from: ['seed', 'ruling'],
      says: 'The board is twelve cells wide and twelve deep, its ground at height 0. Columns a and l and rows 1 and 12 are its edge.',
    },
    {
      id: 'WM-1.3',
      from: 'ruling',
      says: 'Cells are adjacent when they share a side. No rule works across a corner.',
    },
    {
      id: 'WM-1.4',
      from: 'ruling',
      says: 'The surface of a cell is the height of the structure there, if any, plus the crates stacked on it. A figure is as high as the surface under it.',
    },
    {
      id: 'WM-1.5',
      from: 'ruling',
      says: 'The Hero and the enemies are figures. Two never share a cell, and none walks through another.',
    },
    {
      id: 'WM-1.6',
      from: 'ruling',
      says: 'A tile lies on a surface. Under a crate it is covered and does nothing until it is uncovered again.',
    },
    {
      id: 'WM-1.7',
      from: 'ruling',
      says: 'During play an item that is thrown or put down may come to lie on another tile. Each of them keeps working.',
    },
    {
      id: 'WM-1.8',
      from: 'ruling',
      says: 'A turn is a turn of one seat on the setup being played.',
      definition: true,
    },
  ],
} as const
