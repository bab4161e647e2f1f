/** Section 1. */
export const TERMS = {
  title: 'Terms and options',
  rules: [
    {
      id: 'PL-1.1',
      from: 'ruling',
      says: 'One to four people play, each with one Hero. A single player plays by the solo rules of section 19.',
    },
    {
      id: 'PL-1.2',
      from: 'seed',
      says: 'In the box: 5 Action dice, 4 Special dice, 1 Enemy die; 16 Forest and 16 Void tiles; 6 Heroes, 2 Bosses, 15 Items, 15 Potions, 6 Enemy cards, 11 Boss Attack cards, 10 Artifacts, 12 Events; 50 Gems, 35 Coins, 28 Enemy tokens and 20 Boss tokens.',
    },
    {
      id: 'PL-1.3',
      from: 'ruling',
      says: 'Coins and Gems are a finite common pool; spent ones go back. A gain larger than the pool is cut to what is left; on a Reveal, tokens are placed in reading order (PL-1.9) until the pool is empty.',
    },
    {
      id: 'PL-1.4',
      from: 'ruling',
      says: 'A *figure* is a Hero or an Enemy. Boss and Summons are Enemies. *Unoccupied* means no figure; tokens do not occupy.',
    },
    {
      id: 'PL-1.5',
      from: 'ruling',
      says: 'A Hero *enters* a Space when it comes onto it by a Move, Portal, Push, Spawn or card placement, or passes or lands on it while falling.',
    },
    {
      id: 'PL-1.6',
      from: 'ruling',
      says: 'On entering a Space resolve in this order: collect Coin/Gem; Special Icon; Trap; Reveal (PL-13.1); abilities that answer an arrival (e.g. Ent). If the Hero Faints, skip the rest except the Reveal.',
    },
    { id: 'PL-1.7', from: 'ruling', says: 'A card beats these rules; “cannot” beats “may”.' },
    {
      id: 'PL-1.8',
      from: 'ruling',
      says: 'A table sets: the number of players, the Boss (or a random one), Forest tiles, Void tiles or both, Heroes dealt or chosen in turn order, the first player drawn or named, Artifacts, a longer Map (never in solo), and after how many Rounds a game is a draw.',
    },
    {
      id: 'PL-1.9',
      from: 'ruling',
      says: '*Reading order* of Spaces: highest row first, then left to right. It orders every simultaneous thing that has no other order.',
    },
    {
      id: 'PL-1.10',
      from: 'ruling',
      says: '*Recover* never lifts Hearts above the Hero’s printed Health. Reductions of Wounds and Gem costs stop at 0, of prices at 1.',
    },
    { id: 'PL-1.11', from: 'ruling', says: 'A *Round* is one Turn of every player, from the first player on.' },
  ],
} as const
