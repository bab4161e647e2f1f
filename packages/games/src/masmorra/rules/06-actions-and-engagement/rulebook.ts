export const ACTIONS_AND_ENGAGEMENT = {
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
} as const
