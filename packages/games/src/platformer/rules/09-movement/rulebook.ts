/** Section 9. */
export const MOVEMENT = {
  title: 'Movement, Push, Portals, moving Enemies',
  rules: [
    { id: 'PL-9.1', from: 'seed', says: 'A Move takes your Hero 1 step to an adjacent Space.' },
    {
      id: 'PL-9.2',
      from: 'seed',
      says: 'Up needs no Ladder: a Hero may jump any number of Spaces up during the Turn; Gravity comes later.',
    },
    {
      id: 'PL-9.3',
      from: 'ruling',
      says: 'Of an enhanced Move each step is chosen after the one before is over; one may stop after any step but must make one.',
    },
    { id: 'PL-9.4', from: 'ruling', says: 'No other Action fits between the steps of one Move Action.' },
    {
      id: 'PL-9.5',
      from: 'seed',
      says: 'A Hero that starts a Move on a Space adjacent to an Enemy is Attacked by that Enemy.',
    },
    {
      id: 'PL-9.6',
      from: 'ruling',
      says: 'This is checked before every step, for every adjacent Enemy in reading order, wherever the step leads.',
    },
    {
      id: 'PL-9.7',
      from: 'seed',
      says: 'If the Hero Faints from such an Attack, the step and its Push do not happen.',
    },
    {
      id: 'PL-9.8',
      from: 'ruling',
      says: 'A Hero that Faints during a Move Action, before a step or on arrival, loses the remaining steps.',
    },
    { id: 'PL-9.9', from: 'seed', says: 'Falling, using a Portal and Spawning provoke no Attack.' },
    { id: 'PL-9.10', from: 'ruling', says: 'Being Pushed or placed by a card provokes none either.' },
    {
      id: 'PL-9.11',
      from: 'seed',
      says: 'Push: a Hero Moving onto an occupied Space shifts the figure there to an adjacent Space of the Active player’s choice, the mover’s own included.',
    },
    { id: 'PL-9.12', from: 'seed', says: 'The Push destination must be unoccupied: Pushes do not chain.' },
    {
      id: 'PL-9.13',
      from: 'ruling',
      says: '“Adjacent” means adjacent to the pushed figure’s Space. The mover’s origin counts as unoccupied. With no destination (possible by Portal or passage only) the step is refused.',
    },
    {
      id: 'PL-9.14',
      from: 'seed',
      says: 'A Pushed Enemy Attacks first, because the Hero Moves from an adjacent Space.',
    },
    {
      id: 'PL-9.15',
      from: 'ruling',
      says: 'Order: Attacks; the pushed figure is placed (a Hero enters its new Space, Trap included); the mover enters. The Active player picks the destination.',
    },
    {
      id: 'PL-9.16',
      from: 'ruling',
      says: 'Any figure can be Pushed, the Boss too, unless its card forbids it; then the step is refused.',
    },
    { id: 'PL-9.17', from: 'seed', says: 'Falling never Pushes.' },
    {
      id: 'PL-9.18',
      from: 'seed',
      says: 'A Hero on a Void Portal may use a foot to be placed on another Void Portal of the same Level. No Enemy Attacks for it; who stands there is Pushed.',
    },
    {
      id: 'PL-9.19',
      from: 'ruling',
      says: 'Every step of a foot, enhanced or not, may be a Portal hop; Moves granted by cards may not. PL-9.13 holds where it ends.',
    },
    { id: 'PL-9.20', from: 'ruling', says: 'Enemies do not use Portals.' },
    {
      id: 'PL-9.21',
      from: 'seed',
      says: 'claw: move any Enemy, at any distance from your Hero, to an adjacent Space in any direction: off a Platform, up, or through a laddered Platform.',
    },
    {
      id: 'PL-9.22',
      from: 'ruling',
      says: 'The Space must be unoccupied (Enemies do not Push). Make at least one step; you may stop early.',
    },
    {
      id: 'PL-9.23',
      from: 'ruling',
      says: 'An Enemy moved by claw does not Attack, and hangs in the air until Gravity.',
    },
    { id: 'PL-9.24', from: 'ruling', says: 'No Enemy crosses a one-way passage, up or down.' },
  ],
} as const
