export const BASICS = [
  {
    title: 'Terms and components',
    rules: [
      {
        id: 'MA-1.1',
        from: 'seed',
        says: 'Three modes: Standard (most XP wins), Epic (most XP when Malaphyas falls), Alliance (co-operative against a 21-turn clock).',
        definition: true,
      },
      {
        id: 'MA-1.2',
        from: ['seed', 'ruling'],
        says: 'Standard and Epic are for 2 to 5 players, Alliance for 1 to 5 Heroes. Only in Alliance may one seat run several Heroes.',
      },
      {
        id: 'MA-1.3',
        from: ['seed', 'ruling'],
        says: 'There are 6 action dice and 1 pet die; the six results are S, R, M, D, E, G. Each face occurs once on every die, the pet die too.',
      },
      { id: 'MA-1.4', from: 'seed', says: 'A Hero has 0-6 LP and can never exceed 6. A Wound is the loss of 1 LP.' },
      { id: 'MA-1.5', from: 'seed', says: 'Level-up arrows stand at 3, 7, 12 and 17 XP.' },
      {
        id: 'MA-1.6',
        from: 'ruling',
        says: 'A room is a small room tile, a medium tile, or one numbered room of the large tile. A trap tile is not a room.',
        definition: true,
      },
      {
        id: 'MA-1.7',
        from: 'ruling',
        says: 'A monster is a minor die, a major die or a boss token (Malaphyas included). Its printed XP is its XP value.',
        definition: true,
      },
      {
        id: 'MA-1.8',
        from: 'ruling',
        says: 'A Hero is standing or lying (defeated). "Hero" in a rule means a standing Hero unless it says lying.',
        definition: true,
      },
      {
        id: 'MA-1.9',
        from: 'ruling',
        says: 'Each level is an unbounded grid of cells (x grows east, y grows south); levels are separate planes. Small tile = 1 cell, medium tile = 2x2 cells, the large tile (Level 3) is off-grid.',
        definition: true,
      },
      {
        id: 'MA-1.10',
        from: 'ruling',
        says: 'Rotation r (0-3) is r quarter turns clockwise: a door on N goes to E, S, W in turn.',
      },
      {
        id: 'MA-1.11',
        from: 'house',
        says: '16 minor monster dice, 8 major monster dice, 5 two-sided boss tokens (Schmetterling’s has one side), 52 Treasure, 30 Alliance Treasure, 30 Evil cards, 6 Heroes. Gold is unlimited.',
      },
      {
        id: 'MA-1.12',
        from: 'ruling',
        says: 'A card, ability or room text beats a general rule; "cannot" beats "can".',
        definition: true,
      },
    ],
  },
  {
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
  },
  {
    title: 'Rounds and turns',
    rules: [
      {
        id: 'MA-3.1',
        from: 'seed',
        says: 'A round is one turn for each player, First Player first, then to the left. The First Player never changes.',
      },
      { id: 'MA-3.2', from: 'seed', says: 'A turn is a Hero Phase then a Dungeon Master Phase, in that order.' },
      { id: 'MA-3.3', from: 'seed', says: 'The Hero Phase has three steps: roll, then actions, then bounties.' },
      {
        id: 'MA-3.4',
        from: 'ruling',
        says: 'Start of turn, in order: a lying Hero stands (MA-13.18); its Free Step token turns active; on Level 3 Malaphyas acts (MA-22.8, MA-23.8); Alliance draws an Evil card (MA-24.7); W:TURNSTART.',
      },
      {
        id: 'MA-3.5',
        from: 'seed',
        says: 'If your Hero is defeated in your turn the Hero Phase ends at once, but you still take your Dungeon Master Phase.',
      },
      {
        id: 'MA-3.6',
        from: 'ruling',
        says: 'When the Hero Phase ends all unspent dice, symbols and MPs are gone and all docked dice leave their spaces.',
      },
      {
        id: 'MA-3.7',
        from: 'ruling',
        says: 'End of turn, in order, after spawning: Dark Ritual Room (MA-11.11), Time token (MA-24.11), end-of-round test (MA-20.1).',
      },
      { id: 'MA-3.8', from: 'seed', says: 'Then the dice pass to the player on the left.' },
    ],
  },
] as const
