/** Sections 1 to 4. */
export const MAP = [
  {
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
  },
  {
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
  },
  {
    title: 'Map and Spaces',
    rules: [
      {
        id: 'PL-3.1',
        from: 'seed',
        says: 'A Level is 2 Map tiles side by side; a Row is one horizontal line of Spaces across a Level.',
        definition: true,
      },
      {
        id: 'PL-3.2',
        from: 'house',
        says: 'A tile has 4 columns and 4 rows, so a Level is 8 wide and 4 high: columns 1–4 on the left tile, 5–8 on the right one.',
      },
      { id: 'PL-3.3', from: 'seed', says: 'At most one figure stands on a Space.' },
      { id: 'PL-3.4', from: 'seed', says: 'Walls are vertical edges no Hero or Enemy can pass.' },
      {
        id: 'PL-3.5',
        from: 'seed',
        says: 'Platforms are horizontal edges no Hero or Enemy can pass, except by a Ladder (PL-4.4) or a one-way passage (PL-15.5).',
      },
      {
        id: 'PL-3.6',
        from: 'ruling',
        says: 'The outer border is like a Wall. Face-down and removed Levels are not part of the Map: nothing is there and nothing goes there.',
      },
      {
        id: 'PL-3.7',
        from: 'seed',
        says: 'The lowest Row of the lowest revealed Level counts as standing on a Platform, drawn or not: nothing falls out, and Enemies walk freely on it.',
      },
      { id: 'PL-3.8', from: 'seed', says: 'Enemy Spawn Space: receives an Enemy token when its Level is Revealed.' },
      {
        id: 'PL-3.9',
        from: 'seed',
        says: 'Coin Space and Gem Space: receive 1 Coin or 1 Gem when their Level is Revealed.',
      },
      { id: 'PL-3.10', from: 'seed', says: 'A Hero entering a Space with a Coin or Gem takes it.' },
      {
        id: 'PL-3.11',
        from: 'ruling',
        says: 'Taking is automatic and includes Spaces passed while falling, Pushed onto or Spawned on. Enemies never take tokens.',
      },
      { id: 'PL-3.12', from: 'seed', says: 'Coins and Gems on the Map do not fall.' },
      {
        id: 'PL-3.13',
        from: 'seed',
        says: 'Trap: each time a Hero enters it or falls through it, that Hero suffers 1 Wound. Enemies ignore Traps.',
      },
      { id: 'PL-3.14', from: 'ruling', says: 'Remaining on a Trap costs nothing more.' },
      { id: 'PL-3.15', from: 'seed', says: 'On a Shop Space a Hero may buy cards (PL-14.1).' },
      {
        id: 'PL-3.16',
        from: 'seed',
        says: 'Ladder: a Hero on a Ladder Space need not fall; a Ladder through a Platform joins the Spaces above and below it. Enemies get no hold from it.',
      },
      { id: 'PL-3.17', from: 'seed', says: 'Void Portals are printed on Void tiles only (PL-9.18).' },
      {
        id: 'PL-3.18',
        from: 'ruling',
        says: 'A printed feature other than Coin and Gem tokens is permanent while its Level is revealed.',
      },
    ],
  },
  {
    title: 'Adjacency',
    rules: [
      {
        id: 'PL-4.1',
        from: 'seed',
        says: 'Two Spaces are adjacent if one is directly left, right, above or below the other. Diagonals never are.',
      },
      { id: 'PL-4.2', from: 'seed', says: 'Spaces with a Wall between them are not adjacent.' },
      {
        id: 'PL-4.3',
        from: 'seed',
        says: 'Spaces with a Platform between them are not adjacent, unless a Ladder goes through that Platform.',
      },
      {
        id: 'PL-4.4',
        from: 'seed',
        says: 'Spaces joined by a Ladder through a Platform are adjacent, both ways, for Moves, Attacks, being Attacked, and Enemy movement.',
      },
      {
        id: 'PL-4.5',
        from: 'ruling',
        says: 'Seams between tiles and between revealed Levels are ordinary edges. A Wall printed by either tile counts.',
      },
      {
        id: 'PL-4.6',
        from: 'ruling',
        says: 'A one-way passage is a Platform: the Spaces on its two sides are not adjacent. Only PL-15.5 crosses it.',
      },
      { id: 'PL-4.7', from: 'ruling', says: 'Portals do not make Spaces adjacent.' },
    ],
  },
] as const
