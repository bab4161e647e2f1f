/** Section 11. */
export const ATTACKS = {
  title: 'Attacks by Heroes',
  rules: [
    {
      id: 'PL-11.1',
      from: 'ruling',
      says: 'An Attack Action names one Enemy adjacent to your Hero and uses at least one sword.',
    },
    {
      id: 'PL-11.2',
      from: 'seed',
      says: 'Wounds dealt = sum of the sword Symbols used, each times its m, plus bonuses; all sources may be mixed in one Attack.',
    },
    {
      id: 'PL-11.3',
      from: 'seed',
      says: 'The Enemy is Defeated only if this single Attack deals at least its Health; otherwise nothing happens.',
    },
    {
      id: 'PL-11.4',
      from: 'ruling',
      says: 'An Attack that deals too little is legal: dice, Gems and bonuses are spent and nothing happens; Wounds never add up over Attacks. It is not among the ready-made ones.',
    },
    {
      id: 'PL-11.5',
      from: 'seed',
      says: 'No Attack, by a Hero or an Enemy, passes a Wall or a Platform, except along a Ladder through it (Boss cards: PL-16.8).',
    },
    {
      id: 'PL-11.6',
      from: 'ruling',
      says: 'Only Enemies can be Attacked, one per Attack. Surplus Wounds are lost (they score in solo, PL-19.10). Attacking provokes nothing.',
    },
    {
      id: 'PL-11.7',
      from: 'seed',
      says: 'A Defeated Enemy’s token leaves the Map; the Hero who Defeated it gains its Loot.',
    },
    {
      id: 'PL-11.8',
      from: 'ruling',
      says: '“Your next Attack” bonuses add up, are used by the next Attack whatever its result, and end with the Turn.',
    },
    { id: 'PL-11.9', from: 'ruling', says: 'Figures that stood on a Defeated Enemy stay in place until Gravity.' },
  ],
} as const
