export const ROUNDS_AND_TURNS = {
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
} as const
