/** Section 12. */
export const WOUNDS = {
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
} as const
