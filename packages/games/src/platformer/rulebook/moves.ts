/** Sections 9 to 13. */
export const MOVES = [
  {
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
  },
  {
    title: 'Gravity',
    rules: [
      {
        id: 'PL-10.1',
        from: 'seed',
        says: 'Gravity is applied in step 7 of every Turn, and whenever the Active player takes the Apply Gravity Action (free, any number of times).',
      },
      {
        id: 'PL-10.2',
        from: 'seed',
        says: 'A figure is supported by a Platform under it, by the lowest Row (PL-3.7), or by a Hero or Enemy directly below it that does not itself fall.',
      },
      {
        id: 'PL-10.3',
        from: 'seed',
        says: 'Every unsupported Hero and Enemy falls straight down until a Platform, the lowest Row or another figure supports it.',
      },
      { id: 'PL-10.4', from: 'seed', says: 'A Hero on a Ladder Space does not fall, but its player may choose to.' },
      {
        id: 'PL-10.5',
        from: 'ruling',
        says: 'Asked is the owner of each Hero on a Ladder Space with neither a Platform nor the lowest Row under it, in turn order from the Active player. No answer means to stay.',
      },
      { id: 'PL-10.6', from: 'seed', says: 'Ladders never support Enemies.' },
      { id: 'PL-10.7', from: 'ruling', says: 'A falling Hero is not caught by Ladder Spaces on its way.' },
      {
        id: 'PL-10.8',
        from: 'ruling',
        says: 'A Platform with a Ladder through it, and a one-way passage, support like any Platform.',
      },
      {
        id: 'PL-10.9',
        from: 'ruling',
        says: 'Procedure: take all Ladder choices; then in each column, from the lowest figure up, drop each unsupported figure onto what is already settled. A figure that stays (Ladder, card or ability) supports those above. Afterwards every figure is supported or held.',
      },
      {
        id: 'PL-10.10',
        from: 'seed',
        says: 'A falling Hero suffers 1 Wound for each Trap Space it passes or lands on. It is not Attacked.',
      },
      {
        id: 'PL-10.11',
        from: 'ruling',
        says: 'If it Faints on the way it is removed there; figures above go on falling past that Space.',
      },
      { id: 'PL-10.12', from: 'seed', says: 'Nothing falls out of the Map; tokens do not fall.' },
      {
        id: 'PL-10.13',
        from: 'ruling',
        says: 'Seams between Levels do not stop a fall unless a Platform is printed there.',
      },
      {
        id: 'PL-10.14',
        from: 'ruling',
        says: 'The Gravity Action is refused if nothing on your side of the seal would fall: some figure must be unsupported and not held, or your own held Hero must let go and fall.',
      },
    ],
  },
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
  {
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
  },
] as const
