export const TRAPS = {
  title: 'Traps',
  rules: [
    {
      id: 'MA-9.1',
      from: 'seed',
      says: 'A revealed trap is placed at once in an empty cell sharing an edge with the newly explored room; doors do not matter. The active player picks the cell.',
    },
    {
      id: 'MA-9.2',
      from: ['seed', 'ruling'],
      says: 'If the new room has no empty neighbouring cell, any empty cell next to any room of that level will do. If there is none, the trap is discarded.',
    },
    {
      id: 'MA-9.3',
      from: ['seed', 'ruling'],
      says: 'At most three traps may be put next to a newly explored medium room; further ones go next to other rooms. Same for small rooms and the Second Level Entrance.',
    },
    {
      id: 'MA-9.4',
      from: 'seed',
      says: 'A trap has four walls, cannot be entered, and blocks its cell for ever, disarmed or not.',
    },
    { id: 'MA-9.5', from: 'seed', says: 'A trap is adjacent to every room sharing an edge with it.' },
    {
      id: 'MA-9.6',
      from: ['seed', 'ruling'],
      says: 'A trap activates when placed, and each time a Hero enters or leaves an adjacent room by using a Step. A Move or Explore paid with MPs uses a Step, whatever gave the MPs.',
    },
    {
      id: 'MA-9.7',
      from: ['seed', 'ruling'],
      says: 'An activation deals 1 Wound to every Hero in every room adjacent to that trap. The Hero whose move set it off is hit too, even if it just left.',
    },
    {
      id: 'MA-9.8',
      from: 'ruling',
      says: 'One Move or Explore activates a given trap at most once, even if both rooms touch it.',
    },
    { id: 'MA-9.9', from: 'seed', says: 'Trap Wounds cannot be blocked or prevented; they can be healed later.' },
    {
      id: 'MA-9.10',
      from: ['seed', 'ruling'],
      says: 'Teleporting out does not set off traps. Nor does teleporting in, nor using stairs (no Step is used).',
    },
    { id: 'MA-9.11', from: 'seed', says: 'Monsters neither suffer nor trigger traps; lying Heroes neither.' },
    {
      id: 'MA-9.12',
      from: 'ruling',
      says: 'Traps set off by the same move act together: add the Wounds, then check defeats, active player first, then in turn order.',
    },
    {
      id: 'MA-9.13',
      from: 'seed',
      says: 'Disarm: from an adjacent room, not engaged, dock the two dice printed on the trap.',
    },
    {
      id: 'MA-9.14',
      from: 'seed',
      says: 'Disarming gives 2 XP on Level 1 and 3 XP on Level 2. Turn the tile face down: it never activates again.',
    },
    {
      id: 'MA-9.15',
      from: 'ruling',
      says: 'If the active Hero falls to a trap while tiles are being revealed, revealing still goes on to the end.',
    },
  ],
} as const
