/** Section 6. */
export const ENEMY_DIE = {
  title: 'Enemy die',
  rules: [
    { id: 'PL-6.1', from: 'seed', says: 'If it shows attack, every Enemy Attacks every Hero on an adjacent Space.' },
    { id: 'PL-6.2', from: 'seed', says: 'If it shows left or right, every Enemy moves 1 Space that way.' },
    {
      id: 'PL-6.3',
      from: 'seed',
      says: 'It works on all Enemies on the Map, on every revealed Level, Boss and Summons included; the seal of the Boss Level (PL-15.12) does not stop it.',
    },
    {
      id: 'PL-6.4',
      from: 'seed',
      says: 'An Enemy does not move if a Wall, a Hero, or an Enemy that stays is in the way, or at the Map’s edge.',
    },
    {
      id: 'PL-6.5',
      from: 'seed',
      says: 'An Enemy never steps onto a Space whose floor has no Platform (lowest Row: PL-3.7).',
    },
    {
      id: 'PL-6.6',
      from: 'ruling',
      says: 'A laddered Platform and a one-way passage are Platforms here. A figure below is not.',
    },
    {
      id: 'PL-6.7',
      from: 'seed',
      says: 'All move at the same time: neighbours in a line all move if the first can.',
    },
    {
      id: 'PL-6.8',
      from: 'ruling',
      says: 'Procedure: in each row take Enemies from the leading side (leftmost first for left), each against the positions already updated.',
    },
    {
      id: 'PL-6.9',
      from: 'ruling',
      says: 'Attack order: Heroes in turn order from the Active player; against each, Enemies in reading order. A Hero that Faints is not Attacked further.',
    },
    {
      id: 'PL-6.10',
      from: 'ruling',
      says: 'Die movement causes no Attack, fall, Push or Reveal; Gravity waits for an Action or step 7.',
    },
  ],
} as const
