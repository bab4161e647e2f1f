/** Section 8. */
export const GEMS = {
  title: 'Gems',
  rules: [
    {
      id: 'PL-8.1',
      from: 'seed',
      says: 'Gems discarded along with a Symbol multiply its effect: doubling costs 1 Gem, tripling 2 more, quadrupling 3 more, and so on.',
    },
    {
      id: 'PL-8.2',
      from: 'seed',
      says: 'So multiplier m costs m(m−1)/2 Gems: m 1, 2, 3, 4, 5 costs 0, 1, 3, 6, 10.',
    },
    {
      id: 'PL-8.3',
      from: 'seed',
      says: 'Several Symbols may be enhanced, each counted on its own, in one Action too.',
    },
    {
      id: 'PL-8.4',
      from: 'seed',
      says: 'Any Symbol may be enhanced: of an Action die, of the Special die, a star, or a forged one.',
    },
    {
      id: 'PL-8.5',
      from: 'ruling',
      says: 'The multiplier counts steps of a foot, Wounds of a sword, Coins of a coin, and steps of a claw, all with the same Enemy.',
    },
    {
      id: 'PL-8.6',
      from: 'ruling',
      says: 'Fixed bonuses (Hero Abilities, Items, Potions, tokens) are added once, after multiplying.',
    },
    {
      id: 'PL-8.7',
      from: 'ruling',
      says: 'How far a Symbol is enhanced is said and paid before its effect; nothing comes back if the effect is cut short. Gems gained by an Action cannot pay for it.',
    },
    {
      id: 'PL-8.8',
      from: 'ruling',
      says: 'Gems cannot enhance Spawn, setting the Special die, or a card effect that is not “the effect of a Symbol”.',
    },
    {
      id: 'PL-8.9',
      from: 'ruling',
      says: 'The cheapest way to reach a total with several Symbols is to split it as evenly as possible; ready-made Attacks do so.',
    },
  ],
} as const
