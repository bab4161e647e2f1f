export const ROLLING = {
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
} as const
