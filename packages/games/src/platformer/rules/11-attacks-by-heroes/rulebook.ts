/** Sections 11 and 12. */
export const FIGHTING = [
  {
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
  },
  {
    title: 'Wounds, Faint, Spawn',
    rules: [
      {
        id: 'PL-12.1',
        from: 'seed',
        says: 'An Enemy’s Attack deals Wounds equal to its Damage. It comes from the Enemy die or from the Hero’s Moves.',
      },
      { id: 'PL-12.2', from: 'seed', says: 'Each Wound discards 1 Heart. On losing the last Heart the Hero Faints.' },
      { id: 'PL-12.3', from: 'ruling', says: 'Wounds beyond the last Heart vanish.' },
      {
        id: 'PL-12.4',
        from: 'ruling',
        says: 'An Enemy’s “when it Attacks” ability resolves after the Wounds, also if they were reduced to 0, and only if the Hero is still on the Map.',
      },
      {
        id: 'PL-12.5',
        from: 'seed',
        says: 'Faint: remove the Hero from the Map, Reset its Special die, discard all its Boss tokens, restore its Hearts to full.',
      },
      {
        id: 'PL-12.6',
        from: 'ruling',
        says: 'Nothing else is lost: Coins, Gems, Items, Potions, Artifacts and the Dice Pool stay.',
      },
      {
        id: 'PL-12.7',
        from: 'seed',
        says: 'A Hero can Faint in its own Turn; it may Spawn again at once by using a Symbol.',
      },
      {
        id: 'PL-12.8',
        from: 'seed',
        says: 'Spawn is possible only while your Hero is off the Map: at the start and after a Faint.',
      },
      { id: 'PL-12.9', from: 'seed', says: 'While off the Map no Action but Spawn is possible.' },
      { id: 'PL-12.10', from: 'seed', says: 'In step 5 a player whose Hero is off the Map must Spawn.' },
      {
        id: 'PL-12.11',
        from: 'ruling',
        says: 'Also after a Faint in step 5: step 5 cannot be ended while the Hero is off the Map and the Dice Pool has an unused Symbol. Without one, the Turn goes on off the Map.',
      },
      {
        id: 'PL-12.12',
        from: 'seed',
        says: 'Spawn uses 1 Symbol of any kind from the Dice Pool (not the Special die).',
      },
      { id: 'PL-12.13', from: 'seed', says: 'The Hero is placed on an unoccupied Space of the lowest Row of the Map.' },
      { id: 'PL-12.14', from: 'ruling', says: 'If that Row is full: on the lowest Row that has an unoccupied Space.' },
      {
        id: 'PL-12.15',
        from: 'seed',
        says: 'Spawning is not a Move (an Ent next to it does not react). Boss Level: PL-15.14.',
      },
      {
        id: 'PL-12.16',
        from: 'ruling',
        says: 'Spawning does count as entering (PL-1.5): tokens are taken, a Trap wounds.',
      },
      { id: 'PL-12.17', from: 'seed', says: 'An Enemy’s ability is passive and holds for every token of its type.' },
    ],
  },
] as const
