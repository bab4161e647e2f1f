/** Section 2. */
export const SETUP = {
  title: 'Setup',
  rules: [
    {
      id: 'PL-2.1',
      from: 'seed',
      says: 'The Map is 3 Levels of 2 random tiles, face down. Tiles for the Boss Level have their own backs and are not among them.',
    },
    { id: 'PL-2.2', from: 'seed', says: 'Turn the lowest Level (Level 1) face up.' },
    {
      id: 'PL-2.3',
      from: 'ruling',
      says: 'Forest and Void tiles are mixed unless the table has set otherwise. A tile stands upright, is never turned and is used once; the others stay in the box, unseen.',
    },
    {
      id: 'PL-2.4',
      from: 'seed',
      says: 'Put a random tier I Enemy card face up at Level 1, a random tier II face down at Level 2, a random tier III face down at Level 3.',
    },
    {
      id: 'PL-2.5',
      from: 'seed',
      says: 'The Boss is chosen or drawn; its sheet lies face up above the tier III card.',
    },
    { id: 'PL-2.6', from: 'seed', says: 'Two random Boss tiles lie face down above the last Level: the Boss Level.' },
    {
      id: 'PL-2.7',
      from: 'seed',
      says: 'Put that Boss’s tokens, as its sheet lists them, and its figure beside the sheet.',
    },
    { id: 'PL-2.8', from: 'seed', says: 'Put that Boss’s Attack cards beside the sheet, face down.' },
    {
      id: 'PL-2.9',
      from: 'ruling',
      says: 'The Attack cards are shuffled. The other Boss’s parts are out of the game.',
    },
    {
      id: 'PL-2.10',
      from: 'seed',
      says: 'Shuffle the Item deck and the Potion deck; show 3 cards of each face up: this display is the Shop.',
    },
    {
      id: 'PL-2.11',
      from: 'seed',
      says: 'Coins, Gems, Hearts and Enemy tokens form the common pool; the 5 Action dice and the Enemy die are shared.',
    },
    {
      id: 'PL-2.12',
      from: 'seed',
      says: 'Each player gets a random Hero, its figure, as many Hearts as its Health, and one Special die lying blank in the Hero’s slot.',
    },
    { id: 'PL-2.13', from: 'seed', says: 'Heroes start off the Map (PL-12.8).' },
    {
      id: 'PL-2.14',
      from: 'seed',
      says: 'On Level 1 put a Coin on each Coin Space, a Gem on each Gem Space, and an Enemy token of the face-up card on each Enemy Spawn Space.',
    },
    {
      id: 'PL-2.15',
      from: 'seed',
      says: 'The first player is drawn at random, or named by the table: whoever climbed a tower last. A seat that nobody sits in is not named: then it is drawn.',
    },
    {
      id: 'PL-2.16',
      from: 'ruling',
      says: 'Who begins later starts with more: the second player with 1 Coin, the third with 1 Gem, the fourth with both.',
    },
    {
      id: 'PL-2.17',
      from: 'seed',
      says: 'Every player has a help card for the Turn and one for the Boss. They change nothing in the game.',
      definition: true,
    },
  ],
} as const
