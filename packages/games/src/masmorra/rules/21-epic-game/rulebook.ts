export const EPIC_GAME = {
  title: 'Epic game',
  rules: [
    {
      id: 'MA-21.1',
      from: 'seed',
      says: 'Standard rules, except as follows. The 16-XP ending is off: the game ends when Malaphyas is defeated for good.',
    },
    {
      id: 'MA-21.2',
      from: 'ruling',
      says: 'It ends as soon as that combat is over (rewards given if the Hero survived); then MA-20.3 and MA-20.4.',
    },
    {
      id: 'MA-21.3',
      from: ['seed', 'ruling'],
      says: 'XP has no ceiling (the track of 21 starts again at 0; the total counts). Store the total; only the first four arrows give abilities. For MA-13.11 the arrows repeat each lap: 24, 28, 33, 38, 45 and so on.',
    },
    {
      id: 'MA-21.4',
      from: ['seed', 'ruling'],
      says: 'Setup: shuffle the Stairs to the Third Level into the bottom half of the small L2 stack. Of n tiles the bottom half is floor(n/2).',
    },
    {
      id: 'MA-21.5',
      from: ['seed', 'ruling'],
      says: 'These stairs work like the first ones; Level 3 is the large tile alone. They join the Level 3 stairs room.',
    },
    {
      id: 'MA-21.6',
      from: 'seed',
      says: 'The first Hero to use them chooses Throne Room or Sewers; the tile is placed that side up with its monsters.',
    },
    {
      id: 'MA-21.7',
      from: ['seed', 'ruling'],
      says: 'That Hero enters the stairs room; all others teleport there at once. Lying Heroes too, still lying.',
    },
    { id: 'MA-21.8', from: 'seed', says: 'The first to descend gains 3 XP.' },
    {
      id: 'MA-21.9',
      from: ['seed', 'ruling'],
      says: 'From then on teleportation does not work in the dungeon. Portals and teleporting cards or abilities are refused; other parts of such a card still work.',
    },
    {
      id: 'MA-21.10',
      from: 'ruling',
      says: 'Order of the first descent: choose side; place tile and monsters; active Hero enters (loses symbols); others teleport; 3 XP; Toxic Miasma tosses in turn order from the active player. The turn goes on; the Hero is engaged if a monster is there.',
    },
    { id: 'MA-21.11', from: 'seed', says: 'Malaphyas is a boss: blue 2/2, 2 XP; red 4/6, 4 XP. He never moves.' },
    {
      id: 'MA-21.12',
      from: ['seed', 'ruling'],
      says: 'Dark Ritual (blue): each combat with him starts with a major monster appearing. Rolled, in his room, must be fought now.',
    },
    {
      id: 'MA-21.13',
      from: ['seed', 'ruling'],
      says: 'Every player’s turn opens with his action, as the chosen side says. From the turn after the first descent until he is gone.',
    },
    {
      id: 'MA-21.14',
      from: ['seed', 'ruling'],
      says: 'Rooms of the large tile follow medium-room rules (limit 4, no respawn on shaded spaces); moving between them costs MPs. Random-monster spaces there are spawn icons.',
    },
    {
      id: 'MA-21.15',
      from: 'ruling',
      says: 'Heroes and mobile monsters may use the Level 3 stairs both ways once it is open.',
    },
  ],
} as const
