export const SETUP = {
  title: 'Setup',
  rules: [
    {
      id: 'MA-2.1',
      from: 'seed',
      says: 'Leave out the large tile and the Stairs to the Third Level: Standard has two levels.',
    },
    {
      id: 'MA-2.2',
      from: 'seed',
      says: 'Keep only tiles whose mark fits the number of players: 2 players unmarked only; 3 adds 3+; 4 adds 4+; 5 uses all.',
    },
    {
      id: 'MA-2.3',
      from: 'seed',
      says: 'The Starting Room and the Second Level Entrance are set aside and never shuffled.',
    },
    {
      id: 'MA-2.4',
      from: 'seed',
      says: 'Sort the rest into four stacks, small L1, small L2, medium L1, medium L2; shuffle each; all face down.',
    },
    {
      id: 'MA-2.5',
      from: 'seed',
      says: 'Turn the top small L1 tile face up on its stack; while it is a trap, shuffle it back in and turn the top again.',
    },
    { id: 'MA-2.6', from: 'seed', says: 'The Second Level Entrance lies face up on top of the small L2 stack.' },
    { id: 'MA-2.7', from: 'seed', says: 'Medium tiles stay face down until a rune room calls one.' },
    {
      id: 'MA-2.8',
      from: ['seed', 'ruling'],
      says: 'The Starting Room is placed alone; at L1 cell (0,0), rotation 0.',
    },
    { id: 'MA-2.9', from: 'seed', says: 'Shuffle the Treasure deck and deal 2 cards, secretly, to each player.' },
    {
      id: 'MA-2.10',
      from: ['seed', 'ruling'],
      says: 'Each player takes a different Hero with its board and 2 Hero cards, all four card abilities still covered. Seats pick in turn order from the First Player, after seeing their two cards; a seat may pick "random".',
    },
    {
      id: 'MA-2.11',
      from: ['seed', 'ruling'],
      says: 'Every Hero starts with 6 LP, 0 XP, its Free Step token active, in the Starting Room. and with 0 gold.',
    },
    {
      id: 'MA-2.12',
      from: ['seed', 'ruling'],
      says: 'The youngest player is First Player. Here it is drawn, unless the table says that the first seat begins.',
    },
    {
      id: 'MA-2.13',
      from: 'ruling',
      says: 'With 1 Hero (Alliance) use the 2-player tiles. With a solo player running k Heroes use the k-player tiles.',
    },
    { id: 'MA-2.14', from: 'ruling', says: 'Medium tiles carry no mark: all are used at every count.' },
  ],
} as const
