export const TERMS_AND_COMPONENTS = {
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
} as const
