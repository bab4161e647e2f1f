/** Section 15. */
export const BOSS_LEVEL = {
  title: 'The Boss Level',
  rules: [
    { id: 'PL-15.1', from: 'seed', says: 'The Boss is an Enemy: every rule and effect about Enemies applies to it.' },
    {
      id: 'PL-15.2',
      from: 'seed',
      says: 'On Reveal: place Coins and Gems, then carry out the Setup on the Boss sheet’s back. (No Enemy card.)',
    },
    { id: 'PL-15.3', from: 'seed', says: 'The Boss appears on one of the Boss Spawn Spaces.' },
    { id: 'PL-15.4', from: 'seed', says: 'Special Icon Spaces work as the Boss sheet says.' },
    {
      id: 'PL-15.5',
      from: 'seed',
      says: 'Every Space of the Boss Level’s lowest Row has a one-way Platform below it: a Hero may Move up through it, never down.',
    },
    {
      id: 'PL-15.6',
      from: 'ruling',
      says: 'Only a Hero’s own Move uses it; no Push, claw, Portal or placement crosses it. It supports and separates like a Platform.',
    },
    {
      id: 'PL-15.7',
      from: 'seed',
      says: 'Entering may Push a Hero or Enemy; the Enemy Attack is resolved as usual.',
    },
    {
      id: 'PL-15.8',
      from: 'ruling',
      says: 'That is: the pushed Enemy Attacks before the step although the passage is not adjacency. The destination must be on the Boss Level; the mover’s origin is no choice.',
    },
    {
      id: 'PL-15.9',
      from: 'seed',
      says: 'No Hero ever leaves the Boss Level, except by a Faint, after which it returns there (PL-15.14).',
    },
    {
      id: 'PL-15.10',
      from: 'seed',
      says: 'As soon as every Hero has entered the Boss Level, all other Levels are removed from the game.',
    },
    {
      id: 'PL-15.11',
      from: 'ruling',
      says: '“Every” counts all seats. A Hero that Fainted on the Boss Level, even on the first Space it entered, has entered it; one that is off the Map and never entered has not, and keeps the lower Levels in play.',
    },
    {
      id: 'PL-15.12',
      from: 'seed',
      says: 'Sealed: players whose Hero is not on the Boss Level cannot influence it (no claw, no Attack), and Heroes on it cannot influence the Levels below.',
    },
    {
      id: 'PL-15.13',
      from: 'ruling',
      says: 'The seal covers every Action and card effect, the Gravity Action too (it works only on the Active Hero’s side). It does not stop steps 1 and 7, the Enemy die (PL-6.3), the common Shop display or Artifacts changing hands.',
    },
    {
      id: 'PL-15.14',
      from: 'seed',
      says: 'A Hero that Fainted on the Boss Level Spawns only on its Shop Spaces; if all are occupied, on the closest possible Space to one.',
    },
    {
      id: 'PL-15.15',
      from: 'ruling',
      says: 'Closest = fewest orthogonal steps, Walls and Platforms ignored; the player chooses among equals.',
    },
  ],
} as const
