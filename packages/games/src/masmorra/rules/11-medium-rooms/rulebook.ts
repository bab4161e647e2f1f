export const MEDIUM_ROOMS = {
  title: 'Medium rooms',
  rules: [
    {
      id: 'MA-11.1',
      from: 'seed',
      says: 'When a rune tile is explored, discard it and place the top medium tile of that level in its stead, then move in.',
    },
    {
      id: 'MA-11.2',
      from: 'house',
      says: 'A medium tile covers 2x2 cells. Its 8 outer edges are numbered clockwise: 0 NW-north, 1 NE-north, 2 NE-east, 3 SE-east, 4 SE-south, 5 SW-south, 6 SW-west, 7 NW-west. Rotation r adds 2r (mod 8).',
    },
    {
      id: 'MA-11.3',
      from: ['seed', 'ruling'],
      says: 'At least one of its doors must meet a door of the room you explore from. You see the tile, then choose block and rotation.',
    },
    {
      id: 'MA-11.4',
      from: 'seed',
      says: 'If there is no room for it next to you the rune cannot be explored from there.',
    },
    {
      id: 'MA-11.5',
      from: 'ruling',
      says: 'That is tested before drawing: some door of your room must face a cell belonging to an empty 2x2 block that touches your room’s edge there. Every medium tile has a door on an even and on an odd edge, so any such block admits any tile.',
    },
    {
      id: 'MA-11.6',
      from: ['seed', 'ruling'],
      says: 'Exploring a medium room gives your Hero 1 XP once it has moved in. If still standing.',
    },
    { id: 'MA-11.7', from: 'seed', says: 'Place the boss, the fixed monsters and the spawn dice the tile shows.' },
    { id: 'MA-11.8', from: 'seed', says: 'Spaces for specific monsters never respawn; only spawn icons do.' },
    {
      id: 'MA-11.9',
      from: 'seed',
      says: 'You may explore from a medium room through any of its doors that faces an empty cell.',
    },
    {
      id: 'MA-11.10',
      from: 'seed',
      says: 'The monster limit in medium rooms and in rooms of the large tile is 4 (MA-16.15).',
    },
    {
      id: 'MA-11.11',
      from: ['seed', 'ruling'],
      says: 'Dark Ritual Room: arrives with 3 Cultists. At the end of the explorer’s turn, if a Cultist is left, one of them becomes a Dark Watcher; this happens only that once. Only Cultists then in that room count; the active player picks which.',
    },
    {
      id: 'MA-11.12',
      from: 'ruling',
      says: 'If a rune comes up and its medium stack is empty, the rune tile stays as an empty small room with four doors.',
    },
    {
      id: 'MA-11.13',
      from: 'ruling',
      says: 'If the boss of a medium tile already stands elsewhere, is captured or has left the game (MA-23.2), its space stays empty.',
    },
  ],
} as const
