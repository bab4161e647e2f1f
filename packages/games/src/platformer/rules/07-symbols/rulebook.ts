/** Section 7. */
export const SYMBOLS = {
  title: 'Symbols, Special die, Forge',
  rules: [
    {
      id: 'PL-7.1',
      from: 'seed',
      says: 'A Symbol comes from an unused Action die of your Dice Pool or from your Special die. Each die is used once a Turn.',
    },
    {
      id: 'PL-7.2',
      from: 'seed',
      says: 'A used Action die leaves the Dice Pool. Dice keep their rolled face; nobody turns them.',
    },
    { id: 'PL-7.3', from: 'seed', says: 'Using the Special die’s Symbol Resets it (blank).' },
    { id: 'PL-7.4', from: 'seed', says: 'A foot Moves your Hero 1 Space (section 9).' },
    { id: 'PL-7.5', from: 'seed', says: 'A sword Attacks an Enemy; several may be used in one Attack (section 11).' },
    { id: 'PL-7.6', from: 'seed', says: 'A coin gives 1 Coin.' },
    {
      id: 'PL-7.7',
      from: 'seed',
      says: 'A claw moves 1 Enemy 1 Space in any direction, off Platforms too (PL-9.21).',
    },
    { id: 'PL-7.8', from: 'seed', says: 'A star is used as another Symbol, one of the two on your Hero card.' },
    {
      id: 'PL-7.9',
      from: 'ruling',
      says: 'A star used as another Symbol counts as that one for Gems and bonuses, but is forged, and read by Ikee, as a star.',
    },
    {
      id: 'PL-7.10',
      from: 'seed',
      says: 'Forge: spend two Dice Pool dice that show one Symbol to get the effect of a different Symbol you name.',
    },
    {
      id: 'PL-7.11',
      from: 'ruling',
      says: 'The forged effect happens at once, as a Move, as part of an Attack, etc.; it is not kept. It may be star, never the Symbol forged.',
    },
    {
      id: 'PL-7.12',
      from: 'ruling',
      says: 'In step 5 both dice of a Forge come from the Dice Pool; the Special die may serve only in step 6 (PL-7.17). Forged Symbols are not forged again.',
    },
    { id: 'PL-7.13', from: 'seed', says: 'Symbols need not be used.' },
    {
      id: 'PL-7.14',
      from: 'seed',
      says: 'The Special die keeps one Symbol between Turns; blank is its basic state.',
    },
    {
      id: 'PL-7.15',
      from: 'seed',
      says: 'Step 6: you may set your Special die to the Symbol of 1 unused die of your Dice Pool. Not in step 5.',
    },
    { id: 'PL-7.16', from: 'seed', says: 'Or Forge here: 2 unused dice with the same Symbol set it to any Symbol.' },
    { id: 'PL-7.17', from: 'seed', says: 'The Special die’s own Symbol may be one of the two.' },
    {
      id: 'PL-7.18',
      from: 'ruling',
      says: 'Once per step 6; it replaces a Symbol already there; the dice count as used. If you skip, the Special die stays as it is.',
    },
    {
      id: 'PL-7.19',
      from: 'seed',
      says: 'Reset = turn to blank: when its Symbol is used, when the Hero Faints, or when an effect says so.',
    },
    {
      id: 'PL-7.20',
      from: 'ruling',
      says: 'A re-roll replaces the face for every later use, but not for Ikee’s count (PL-16.16). Using or forging never changes a face.',
    },
  ],
} as const
