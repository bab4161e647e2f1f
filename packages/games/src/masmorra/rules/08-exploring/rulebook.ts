export const EXPLORING = {
  title: 'Exploring',
  rules: [
    {
      id: 'MA-8.1',
      from: 'seed',
      says: 'To explore, your level’s small stack must not be empty and your room must have a door onto an empty cell.',
    },
    {
      id: 'MA-8.2',
      from: 'seed',
      says: 'You place the top small tile of your Hero’s level, which is always the face-up one.',
    },
    {
      id: 'MA-8.3',
      from: 'seed',
      says: 'It goes in a cell across one of your room’s doors, turned so that one of its own doors meets that door.',
    },
    {
      id: 'MA-8.4',
      from: 'ruling',
      says: 'Its other sides need not match: a door against a wall or a trap is simply closed.',
    },
    {
      id: 'MA-8.5',
      from: ['seed', 'ruling'],
      says: 'Your Hero must move onto the new tile at once, at no extra MP. For traps this is leaving and entering with a Step.',
    },
    {
      id: 'MA-8.6',
      from: 'ruling',
      says: 'Full order: place; Hero moves; traps of MA-9.6; medium-room XP; gold, fixed monsters, spawn dice, boss tokens; Fire Breath; Pit or Web; reveal (MA-8.7); W:ENTERED. A Hero defeated on the way lies in the new room, gains nothing more, and the remaining steps still happen.',
    },
    {
      id: 'MA-8.7',
      from: 'seed',
      says: 'Then turn the next tile up: a room stays face up on the stack; a trap is placed and acts, and you turn again until a room shows or the stack is empty.',
    },
    { id: 'MA-8.8', from: 'seed', says: 'Monsters shown on the tile, fixed or random, are placed immediately.' },
    {
      id: 'MA-8.9',
      from: 'seed',
      says: 'No small tiles left on a level means no exploring there. Level 3 cannot be explored.',
    },
    {
      id: 'MA-8.10',
      from: 'ruling',
      says: 'Unplayable tile: if the face-up tile has no legal placement from any room of its level, put it at the bottom; turn the next; traps met this way are shuffled back. If no room tile left in the stack can be placed, the level is closed.',
    },
    {
      id: 'MA-8.11',
      from: 'ruling',
      says: 'No sealing (option, default on): a tile or trap may not be placed so that no door of the level leads to an empty cell while room tiles remain, if another legal placement avoids it. If every placement of a room tile from every room would seal, treat it as unplayable (MA-8.10); if that holds for all tiles left, the ban lifts.',
    },
    {
      id: 'MA-8.12',
      from: 'ruling',
      says: 'If a level closes (MA-8.10) with a Stairs tile still in its stack, the room explored last on that level becomes those Stairs as well as what it is.',
    },
  ],
} as const
