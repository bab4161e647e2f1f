/** Section 13. */
export const LEVELS = {
  title: 'Revealing and removing Levels',
  rules: [
    {
      id: 'PL-13.1',
      from: 'seed',
      says: 'When a Hero first enters the highest Row of the highest revealed Level, the next Level is Revealed at once.',
    },
    {
      id: 'PL-13.2',
      from: 'ruling',
      says: 'Any way of entering counts (Push and Portal too). Enemies never Reveal.',
    },
    {
      id: 'PL-13.3',
      from: 'seed',
      says: 'Reveal: turn the tiles and the Level’s Enemy card face up; put Enemy tokens on Spawn Spaces, Coins and Gems on theirs.',
    },
    {
      id: 'PL-13.4',
      from: 'seed',
      says: 'The Active player then goes on with the Turn, and with the Move in progress.',
    },
    {
      id: 'PL-13.5',
      from: 'ruling',
      says: 'Revealed Enemies do nothing until the Enemy die or a Move concerns them.',
    },
    { id: 'PL-13.6', from: 'seed', says: 'The Boss Level is Revealed in the same way (PL-15.2).' },
    { id: 'PL-13.7', from: 'ruling', says: 'An Enemy token keeps its type wherever it goes.' },
    { id: 'PL-13.8', from: 'ruling', says: 'The Level of a Hero is the Level of its Space.' },
    {
      id: 'PL-13.9',
      from: 'seed',
      says: 'Step 1: if the Active Hero is at least 2 Levels above the lowest revealed Level, that lowest Level is removed.',
    },
    {
      id: 'PL-13.10',
      from: 'seed',
      says: 'Removing: all Heroes on it Faint; its Enemies, Coins and Gems are discarded; its tiles are turned face down.',
    },
    {
      id: 'PL-13.11',
      from: 'ruling',
      says: 'At most one Level per step 1. A removed Level never returns; its Enemy card stays readable for tokens that moved up.',
    },
    { id: 'PL-13.12', from: 'seed', says: 'Skip step 1 if the Active Hero is off the Map.' },
    {
      id: 'PL-13.13',
      from: 'seed',
      says: 'The next Level is then the lowest: its bottom Row counts as a Platform (PL-3.7) and is the Spawn Row.',
    },
    { id: 'PL-13.14', from: 'ruling', says: 'The Boss Level is never removed.' },
  ],
} as const
