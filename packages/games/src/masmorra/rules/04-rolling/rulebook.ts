export const HERO_PHASE = [
  {
    title: 'Rolling',
    rules: [
      {
        id: 'MA-4.1',
        from: 'seed',
        says: 'All 6 action dice are rolled, none kept back (and the pet die if a companion is active, MA-15.8).',
      },
      {
        id: 'MA-4.2',
        from: 'seed',
        says: 'Then you may re-roll any subset of them, once, all together; the new results stand.',
      },
      {
        id: 'MA-4.3',
        from: 'ruling',
        says: 'An extra re-roll (Schmetterling token, a card) is used in this step, after the normal re-roll was made or declined; each lets you re-roll any subset again.',
      },
      {
        id: 'MA-4.4',
        from: ['seed', 'ruling'],
        says: 'Your Free Step token gives one S symbol once per turn, at any point of your turn, even before rolling. Not in the Dungeon Master Phase: Heroes move only in the Hero Phase.',
      },
      {
        id: 'MA-4.5',
        from: ['seed', 'ruling'],
        says: 'The Free Step symbol is spent the moment you flip the token; it cannot be saved. Legal uses: 2 MPs, a Pit Room payment (MA-10.20), the Bottomless Pit (MA-22.7). If none is legal the flip is refused.',
      },
      {
        id: 'MA-4.6',
        from: 'seed',
        says: 'The token turns active again at the start of your next turn. It is a symbol source, never a die.',
      },
      {
        id: 'MA-4.7',
        from: 'ruling',
        says: 'Before the roll, and between roll and re-roll, you may only: flip Free Step and use its MPs, use stairs, take floor gold, play purple cards, use abilities that cost only gold or the Free Step token, buy a Treasure Card. No fights, dice abilities, Room Actions, Elixir or Magic.',
      },
      {
        id: 'MA-4.8',
        from: 'ruling',
        says: 'A monster met before the roll is fought in the action step; until then the Hero is engaged (MA-6.2) and cannot leave.',
      },
      { id: 'MA-4.9', from: 'ruling', says: 'A Hero defeated before rolling does not roll.' },
    ],
  },
  {
    title: 'Dice, symbols, spending, docking',
    rules: [
      {
        id: 'MA-5.1',
        from: 'seed',
        says: 'An available die may be spent as one symbol of its face, or docked; either way it is used for the rest of the turn.',
      },
      {
        id: 'MA-5.2',
        from: 'seed',
        says: 'A symbol from an ability, card or room is virtual: it can be spent but never docked, and is not a die.',
      },
      {
        id: 'MA-5.3',
        from: 'seed',
        says: 'A spending cost may mix dice and symbols freely; a spending action may be repeated as often as it is paid.',
      },
      {
        id: 'MA-5.4',
        from: 'seed',
        says: 'A docking cost takes dice only, showing exactly the faces printed ("any" = any available die).',
      },
      {
        id: 'MA-5.5',
        from: ['seed', 'ruling'],
        says: 'Each docking space works once per turn. All dice of a space are docked together or not at all.',
      },
      {
        id: 'MA-5.6',
        from: 'seed',
        says: 'A symbol is good only in the room where it arose; when your Hero leaves it, by any means, it is lost. Dice are not.',
      },
      { id: 'MA-5.7', from: 'ruling', says: 'MPs are not symbols: they survive leaving a room, and end by MA-7.3.' },
      {
        id: 'MA-5.8',
        from: ['seed', 'ruling'],
        says: 'Dice are used only in your own Hero Phase. So are your symbols.',
      },
      {
        id: 'MA-5.9',
        from: 'ruling',
        says: 'A die stolen, lost or removed by an effect goes to the Used area: it is not available, not a target for G, and pays no bounty.',
      },
    ],
  },
  {
    title: 'Actions and engagement',
    rules: [
      {
        id: 'MA-6.1',
        from: ['seed', 'ruling'],
        says: 'In the action step you may, in any order and any number of times: use an ability, take a Room Action, take a Step, fight, drink Elixir, use Magic, play a Treasure Card. Also, costing nothing: use stairs, take floor gold, buy a Treasure Card (5 gold), stop.',
      },
      {
        id: 'MA-6.2',
        from: 'seed',
        says: 'Your Hero is engaged while its room holds a monster it has not fought since entering (or since your turn began).',
      },
      {
        id: 'MA-6.3',
        from: ['seed', 'ruling'],
        says: 'While engaged you may only use abilities, fight, use Magic and play Treasure Cards. Buying a Treasure Card stays legal ("any time").',
      },
      {
        id: 'MA-6.4',
        from: 'seed',
        says: 'After all monsters in the room have been fought every action is open again, even if some of them survived.',
      },
      {
        id: 'MA-6.5',
        from: 'seed',
        says: 'You cannot end your actions while engaged: every monster in your room must be fought, with or without dice.',
      },
      {
        id: 'MA-6.6',
        from: 'ruling',
        says: 'A monster that arrives after the combat engages you again. Leaving a room wipes its "fought" marks: coming back means fighting again.',
      },
      {
        id: 'MA-6.7',
        from: 'seed',
        says: 'Elixir gained while engaged cannot be drunk until the combat is over. It may purge undead in it (MA-12.6).',
      },
      {
        id: 'MA-6.8',
        from: 'ruling',
        says: 'An ability that moves your Hero cannot be used while engaged. A Treasure Card that moves your Hero can, before combat begins.',
      },
      { id: 'MA-6.9', from: 'ruling', says: 'Only the active player acts; other seats act only through interrupts.' },
    ],
  },
  {
    title: 'Steps and moving',
    rules: [
      { id: 'MA-7.1', from: 'seed', says: 'Spending one S gives 2 MPs. Each MP is one Explore or one Move.' },
      {
        id: 'MA-7.2',
        from: 'seed',
        says: 'A Move takes your Hero through an open door into an adjacent explored room.',
      },
      {
        id: 'MA-7.3',
        from: 'seed',
        says: 'The 2 MPs are used one after the other; any other action in between, or another S, loses the rest.',
      },
      {
        id: 'MA-7.4',
        from: 'ruling',
        says: 'These do not lose the rest: stairs, a Pit payment, a level-up choice, placing tiles and traps, discarding to the hand limit, other players’ interrupts.',
      },
      {
        id: 'MA-7.5',
        from: ['seed', 'ruling'],
        says: 'Rooms joined by an open door in a common cell edge are adjacent; diagonals and walls never count. The door is open only if both tiles have a door on that edge.',
      },
      {
        id: 'MA-7.6',
        from: 'seed',
        says: 'No Hero or monster may enter a trap tile or pass a wall, unless an effect says so.',
      },
      {
        id: 'MA-7.7',
        from: 'seed',
        says: 'You cannot leave (move or explore) a room with a monster you have not fought.',
      },
      {
        id: 'MA-7.8',
        from: ['seed', 'ruling'],
        says: 'You cannot leave a room with a Spider at all, except by teleporting. Stairs are not teleporting.',
      },
      {
        id: 'MA-7.9',
        from: 'ruling',
        says: 'Entering a room with a monster stops you there; the MPs left are lost when you fight.',
      },
      { id: 'MA-7.10', from: 'seed', says: 'Any number of Heroes may share a room.' },
      {
        id: 'MA-7.11',
        from: 'ruling',
        says: 'Teleport = any relocation of a figure that does not use MPs or stairs: portal, swap, card, Level 3 summons. Effects that say move (Tunneller, A08) are not teleports: Webs hold, traps stay silent (no Step), MA-21.9 does not stop them.',
      },
    ],
  },
] as const
