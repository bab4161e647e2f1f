export const EXPLORING = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
] as const
