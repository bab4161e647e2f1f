/** Section 21. */
export const HIDDEN = {
  title: 'Hidden information',
  rules: [
    {
      id: 'PL-21.1',
      from: 'ruling',
      says: 'No player knows more than another: what is hidden is hidden from everybody, those who watch and bots too.',
    },
    {
      id: 'PL-21.2',
      from: 'ruling',
      says: 'Hidden are the faces of face-down tiles and Enemy cards (a card’s tier is known), and what the Item, Potion, Boss Attack and Event decks will bring.',
    },
    {
      id: 'PL-21.3',
      from: 'ruling',
      says: 'Public: revealed Levels with all figures and tokens; both sides of the Boss sheet; Hearts, Coins, Gems, Special dice, owned cards and their state; dice as rolled and as used; Shop display; discards; face-up Events; deck sizes and full card lists; Artifacts in play and by whom owned.',
    },
    {
      id: 'PL-21.4',
      from: 'ruling',
      says: 'What is hidden is not drawn before it is turned up, so nothing about it can be learned from anywhere.',
    },
    {
      id: 'PL-21.5',
      from: 'ruling',
      says: 'What a removed Level showed stays known. So does which Potions went to the bottom of their deck.',
    },
    { id: 'PL-21.6', from: 'ruling', says: 'A bot sees what its seat sees.' },
  ],
} as const
