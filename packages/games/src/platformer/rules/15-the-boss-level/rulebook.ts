/** Sections 15 to 17. */
export const BOSS = [
  {
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
  },
  {
    title: 'The Boss Turn',
    rules: [
      {
        id: 'PL-16.1',
        from: 'seed',
        says: 'After a player whose Hero is on the Boss Level ends a Turn, resolve the Boss Turn as the Boss sheet says.',
      },
      {
        id: 'PL-16.2',
        from: 'ruling',
        says: 'If that Hero is off the Map after step 8, there is no Boss Turn. “Active Hero” below is the Hero of the player who just ended.',
      },
      { id: 'PL-16.3', from: 'seed', says: 'Boss Damage is what its Attacks as an Enemy deal (Enemy die, Moves).' },
      {
        id: 'PL-16.4',
        from: 'seed',
        says: 'Boss Health depends on the number of Levels: 8 in the standard game of 4.',
      },
      {
        id: 'PL-16.5',
        from: 'ruling',
        says: 'Formula: 2 × number of Levels at setup, Boss Level included (removed Levels still count); longer Map: 10.',
      },
      {
        id: 'PL-16.6',
        from: 'seed',
        says: 'Attack card effects are resolved in order; an effect that cannot be resolved is skipped.',
      },
      {
        id: 'PL-16.7',
        from: 'seed',
        says: 'Ranges: row, all Heroes in the Boss’s Row; adjacent, on the 4 Spaces next to it; around, on the 8 Spaces around it; tile, on its Map tile; any, no limit, its target is always hit.',
      },
      { id: 'PL-16.8', from: 'seed', says: 'Walls and Platforms do not stop a Boss’s Attack.' },
      {
        id: 'PL-16.9',
        from: 'ruling',
        says: 'That concerns the Ranges of Attack cards. When the Enemy die or a Move makes the Boss Attack, the usual adjacency counts.',
      },
      {
        id: 'PL-16.10',
        from: 'ruling',
        says: 'Only Heroes on the Boss Level can be hit. The target of any is the Active Hero.',
      },
      {
        id: 'PL-16.11',
        from: 'ruling',
        says: 'Who is in Range is worked out anew for each numbered effect. Several Heroes: turn order from the Active player.',
      },
      {
        id: 'PL-16.12',
        from: 'ruling',
        says: 'Wounds from an Attack card are an Attack (shields apply) but not “Boss Damage”.',
      },
      {
        id: 'PL-16.13',
        from: 'seed',
        says: 'Medusa: the player rolls the Enemy die, then draws Attack cards; a card without the rolled result is discarded and another is drawn, until one matches; that one is resolved. Always exactly one.',
      },
      {
        id: 'PL-16.14',
        from: 'seed',
        says: 'If the pile is empty when a card is needed, the discards are shuffled into a new pile.',
      },
      {
        id: 'PL-16.15',
        from: 'ruling',
        says: 'That roll moves no Enemy and makes none Attack. The resolved card is discarded. PL-16.14 holds for Ikee too.',
      },
      {
        id: 'PL-16.16',
        from: 'seed',
        says: 'Ikee: draw 2 Attack cards; resolve the one whose Symbol showed more often on the Active player’s 5 Action dice as first rolled this Turn (step 3), used or not.',
      },
      {
        id: 'PL-16.17',
        from: 'seed',
        says: 'If both Symbols show equally often, resolve both in random order; two cards with the same Symbol are always such a tie.',
      },
      { id: 'PL-16.18', from: 'seed', says: 'At least 1 card is resolved every time; then both are discarded.' },
      { id: 'PL-16.19', from: 'ruling', says: '0 to 0 is a tie: both. Re-rolls, Special die and Forge do not count.' },
      {
        id: 'PL-16.20',
        from: 'seed',
        says: 'Boss tokens come from Spaces or Boss Attacks. A Hero about to gain one of a kind it already has suffers 1 Wound instead.',
      },
      {
        id: 'PL-16.21',
        from: 'ruling',
        says: 'Then the token does not move (one lying on a Space stays there), and the Wound is no Attack (no shield).',
      },
      {
        id: 'PL-16.22',
        from: 'seed',
        says: 'Summons are normal Enemies with their own tokens. With no token left or no free spawn Space, that summon is ignored.',
      },
      {
        id: 'PL-16.23',
        from: 'ruling',
        says: 'Summons use the Enemy Spawn Spaces of the Boss tiles, the one nearest the Active Hero first (orthogonal steps, then reading order; reading order alone if that Hero is off the Map).',
      },
      { id: 'PL-16.24', from: 'ruling', says: 'No Gravity after the Boss Turn unless a card says so.' },
    ],
  },
  {
    title: 'End of the game',
    rules: [
      {
        id: 'PL-17.1',
        from: 'seed',
        says: 'The player who Defeats the Boss wins; the game ends at once, with no further steps.',
      },
      {
        id: 'PL-17.2',
        from: 'seed',
        says: 'All Wounds must come in one Attack, 8 at least; Gems and Items are needed for it.',
      },
      {
        id: 'PL-17.3',
        from: 'ruling',
        says: 'All others lose. They are ranked for the record: who has entered the Boss Level first, also after a Faint there; then by row, whoever is off the Map last; then by Gems, by net worth (PL-19.11).',
      },
      {
        id: 'PL-17.4',
        from: 'ruling',
        says: 'A game cannot get stuck: every Map can be climbed, Heroes that Faint return, and coins, the Shops of the Boss Level and Crystal Draughts bring Gems without end.',
        definition: true,
      },
      {
        id: 'PL-17.5',
        from: 'ruling',
        says: 'After so many Rounds as the table has set (60 unless changed; not in solo) the game is a draw.',
      },
      {
        id: 'PL-17.6',
        from: 'ruling',
        says: 'A Turn is finite: every Action uses up a Symbol, a ready card, a Potion or Coins, or lowers a figure (PL-10.14).',
      },
    ],
  },
] as const
