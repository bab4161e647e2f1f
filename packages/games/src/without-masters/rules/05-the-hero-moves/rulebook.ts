/** Section 5. */
export const THE_HERO_MOVES = {
  title: 'The Hero moves',
  rules: [
    {
      id: 'WM-5.1',
      from: ['seed', 'ruling'],
      says: 'In each turn the Hero has 6 move points to spend on actions in any order. What is not spent is lost.',
    },
    {
      id: 'WM-5.2',
      from: ['seed', 'ruling'],
      says: 'A move costs 1 move point, a climb 2, a jump down 1, a throw 1 and a push 2. What costs more than is left cannot be done.',
    },
    { id: 'WM-5.3', from: 'ruling', says: 'A move goes to an adjacent cell of the same height.' },
    {
      id: 'WM-5.4',
      from: ['seed', 'ruling'],
      says: 'A climb goes to an adjacent cell exactly one block higher than where one stands, on a structure or a crate. The step is part of the price.',
    },
    { id: 'WM-5.5', from: 'ruling', says: 'A cell that is two or more blocks higher cannot be entered.' },
    {
      id: 'WM-5.6',
      from: ['seed', 'ruling'],
      says: 'A jump goes down to an adjacent lower cell, however deep, and does not hurt. The step is part of the price. In no other way does a figure fall.',
    },
    { id: 'WM-5.7', from: 'ruling', says: 'Nobody steps onto a cell with a figure, or off the board.' },
    {
      id: 'WM-5.8',
      from: 'ruling',
      says: 'Wherever the Hero arrives, by a step or a push, an uncovered treat is picked up and an open end tile completes the setup at once; otherwise the Hero decides about items.',
    },
    {
      id: 'WM-5.9',
      from: ['seed', 'ruling'],
      says: 'With no move points left the turn is over: the arrival is still settled, but there is no attack.',
    },
    { id: 'WM-5.10', from: 'seed', says: 'The Hero may end the turn with move points left.' },
  ],
} as const
