/** Section 16. */
export const BOSS_TURN = {
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
} as const
