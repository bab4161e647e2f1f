export const STEPS_AND_MOVING = {
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
} as const
