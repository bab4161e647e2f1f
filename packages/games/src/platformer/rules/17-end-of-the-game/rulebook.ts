/** Section 17. */
export const ENDINGS = {
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
} as const
