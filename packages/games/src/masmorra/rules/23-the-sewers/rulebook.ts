export const THE_SEWERS = {
  title: 'The Sewers',
  rules: [
    {
      id: 'MA-23.1',
      from: 'seed',
      says: 'The Sewers have four rooms. On arrival: 1 rolled minor lower right, 1 rolled major lower left, 2 rolled minors upper right, two random bosses upper left. Malaphyas is not placed.',
    },
    {
      id: 'MA-23.2',
      from: 'ruling',
      says: 'Random bosses: first from tokens that never entered play, then from tokens removed from the game, then from those standing on Levels 1-2 (moved here); never a captured Schmetterling token in a player’s hands. All enter blue side up.',
    },
    { id: 'MA-23.3', from: 'ruling', says: 'If fewer than two can be found, one henchman is enough.' },
    { id: 'MA-23.4', from: 'seed', says: 'The two henchmen and Malaphyas stay where they are; the others move.' },
    {
      id: 'MA-23.5',
      from: ['seed', 'ruling'],
      says: 'Toxic Miasma: each Hero entering Level 3 tosses the Malaphyas token: blue loses all gold, red all Treasure Cards. 50/50; only the first time it enters; lying Heroes included.',
    },
    {
      id: 'MA-23.6',
      from: 'seed',
      says: 'Malaphyas cannot be faced until both henchmen are gone; then he is placed at once on his space, red side up: one defeat suffices.',
    },
    {
      id: 'MA-23.7',
      from: 'ruling',
      says: 'He joins the combat in which the last henchman fell and must be fought in it, as in MA-22.5; rewards come after.',
    },
    {
      id: 'MA-23.8',
      from: 'seed',
      says: 'Vile Curse: in the Sewers each turn begins with a roll of one action die; for that turn the Hero cannot use dice or symbols of that face.',
    },
    {
      id: 'MA-23.9',
      from: 'seed',
      says: 'Abilities and cards that give that symbol cannot be used, and it cannot be part of sword-and-shield.',
    },
    {
      id: 'MA-23.10',
      from: 'ruling',
      says: 'It binds a Hero that starts its turn on Level 3. A cursed die may be re-rolled, changed with G (unless G is cursed) and pays its bounty; it cannot be docked as "any". With S cursed the Free Step gives no S; Greybark may still replace it. A cursed face can still be stolen or lost.',
    },
  ],
} as const
