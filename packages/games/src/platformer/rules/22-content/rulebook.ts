/** Section 22. */
export const CONTENT = {
  title: 'Content',
  rules: [
    { id: 'PL-22.1', from: 'house', says: 'Action die (all 5 alike): foot, foot, sword, coin, claw, star.' },
    {
      id: 'PL-22.2',
      from: 'house',
      says: 'Special die: blank, foot, sword, coin, claw, star. It is set, never rolled.',
    },
    { id: 'PL-22.3', from: 'house', says: 'Enemy die: attack, attack, left, left, right, right.' },
    { id: 'PL-22.4', from: 'house', says: 'The six Heroes are as their cards say.' },
    {
      id: 'PL-22.5',
      from: 'house',
      says: 'Every normal tile has 2 Enemy Spawns (4 tokens a type, 2 tiles a Level), 2 Gems, 2 Coins, 1–2 Traps, a Ladder; 8 of 12 have a Shop; Void tiles have 2 Portals.',
    },
    {
      id: 'PL-22.6',
      from: 'house',
      says: 'Every Boss tile has 1 Boss Spawn, 2 Special Icons, 2 Enemy Spawns (Summons only), 1 Shop, 2 Gems, 1 Coin, 1 Trap, all-^ bottom floors.',
    },
    {
      id: 'PL-22.7',
      from: 'house',
      says: 'Any tile above any other can be climbed from every Space on which one can rest, without a Trap and with at most 2 steps between two such Spaces, by Portals and by letting oneself fall too.',
    },
    {
      id: 'PL-22.8',
      from: 'house',
      says: 'A Mirror or Shard used up goes back beside the sheet, not onto a Space. With Stone, the fifth die is not rolled and shows no face.',
    },
  ],
} as const
