export const ROOMS = {
  title: 'Rooms',
  rules: [
    { id: 'MA-10.1', from: 'seed', says: 'Starting Room: no effect.' },
    {
      id: 'MA-10.2',
      from: 'seed',
      says: 'Treasure Room: placed with its gold. Room Action: dock its dice to open the chest: 1 XP, 1 Treasure Card, all its gold.',
    },
    {
      id: 'MA-10.3',
      from: 'ruling',
      says: 'A chest opens once per game. Gold above your limit goes to the reserve.',
    },
    {
      id: 'MA-10.4',
      from: ['seed', 'ruling'],
      says: 'Portal: dock its die to teleport to any explored room of any level. Not the room you are in; not Level 3; entry effects (Pit, Web) apply.',
    },
    {
      id: 'MA-10.5',
      from: 'seed',
      says: 'Minor Monster Room: roll 1 minor die when placed; spawns again by MA-16.9.',
    },
    { id: 'MA-10.6', from: 'seed', says: 'Major Monster Room: the same with 1 major die.' },
    { id: 'MA-10.7', from: 'seed', says: 'Mixed Monster Room: the same with 1 minor and 1 major die.' },
    {
      id: 'MA-10.8',
      from: 'seed',
      says: 'Stairs to the Second Level and Second Level Entrance: Heroes and monsters pass between the two for free, both ways.',
    },
    {
      id: 'MA-10.9',
      from: ['seed', 'ruling'],
      says: 'The Entrance is put on the table the first time a Hero or monster goes down. At L2 cell (0,0); then the next L2 tile is turned up as in MA-8.7 with the Entrance as the new room; no XP.',
    },
    {
      id: 'MA-10.10',
      from: 'ruling',
      says: 'Using stairs costs 0 MP, is not a Step, needs a Hero free to leave (MA-7.7, MA-7.8), and loses symbols (MA-5.6). Each flight at most once each way per Hero per turn.',
    },
    { id: 'MA-10.11', from: 'ruling', says: 'Rooms joined by stairs are not adjacent: only movement links them.' },
    {
      id: 'MA-10.12',
      from: ['seed', 'ruling'],
      says: 'Web Room: on entering, your Hero loses 1 available Step die (else 1 Step symbol) if it has one, and stops: the Move Points left are lost. Which die: as MA-17.14.',
    },
    {
      id: 'MA-10.13',
      from: 'ruling',
      says: 'The Web does not take the Free Step token. A later S may be spent to leave as normal.',
    },
    {
      id: 'MA-10.14',
      from: 'seed',
      says: 'A monster needs 2 MPs to leave a Web Room. Spiders and Ghosts ignore the Web Room.',
    },
    {
      id: 'MA-10.15',
      from: ['seed', 'ruling'],
      says: 'Gold Room: placed with 2 gold; a Hero there may take it in its turn when not engaged. No XP. Take up to your limit; the rest stays.',
    },
    {
      id: 'MA-10.16',
      from: 'seed',
      says: 'Healing Fountain: dock its dice for 2 Elixir symbols. Not while engaged.',
    },
    {
      id: 'MA-10.17',
      from: 'seed',
      says: 'Room Actions (chest, trap, portal, fountain) are legal only when not engaged.',
    },
    {
      id: 'MA-10.18',
      from: ['seed', 'ruling'],
      says: 'Pit Room: entering costs your Hero 1 S (die or symbol), else 1 Wound.',
    },
    {
      id: 'MA-10.19',
      from: 'ruling',
      says: 'That Wound cannot be prevented. A Hero moved into a Pit outside its own turn takes the Wound.',
    },
    {
      id: 'MA-10.20',
      from: 'ruling',
      says: 'The Pit may be paid with a Step die, the Free Step token, or a Step symbol made on the spot by an ability or purple card; MPs do not pay.',
    },
    { id: 'MA-10.21', from: 'seed', says: 'Rune Room: never stays; a medium room replaces it.' },
    { id: 'MA-10.22', from: 'ruling', says: 'Pit and Web act on every entry: move, explore, stairs or teleport.' },
  ],
} as const
