/** Sections 5 to 7. */
export const HERO_TURN = [
  {
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
  },
  {
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
  },
  {
    title: 'The Hero attacks',
    rules: [
      {
        id: 'WM-7.1',
        from: ['seed', 'ruling'],
        says: 'The Hero may attack one enemy that stands in an adjacent cell at the same height.',
      },
      {
        id: 'WM-7.2',
        from: 'ruling',
        says: 'An attack costs no move points, but the turn must not be over: at least 1 is left.',
      },
      { id: 'WM-7.3', from: 'seed', says: 'The die decides: 1 is a miss, 2 to 5 deal 1 damage, 6 deals 2.' },
      { id: 'WM-7.4', from: 'seed', says: 'After an attack the turn ends, with whatever move points are left.' },
      {
        id: 'WM-7.5',
        from: ['seed', 'ruling'],
        says: '1 damage kills a light enemy, 2 a heavy one. A heavy enemy keeps its damage; what is more than needed is lost.',
      },
      {
        id: 'WM-7.6',
        from: 'ruling',
        says: 'A dead enemy is taken off the board at once and has died in this turn.',
      },
      {
        id: 'WM-7.7',
        from: 'house',
        says: 'A variant, off unless the table wants it: an enemy that has kept to its cell for the agreed number of Game Master’s turns, not counting the one it spawned in, is dug in. It may also be attacked from an adjacent cell one block higher or lower, while its own attacks still need equal height.',
      },
    ],
  },
] as const
