import type { Section } from '@undercroft/kernel'

export const STARTING_YOUR_TURN_IN_A_ROOM = {
  title: 'Starting your turn in a room',
  rules: [
    { id: 'ED-5.90', from: 'seed', says: 'When your turn begins inside a room, choose: interact or flee.' },
    {
      id: 'ED-5.91',
      from: 'seed',
      says: 'To flee, make a Move roll against the D20. Success: put your figure on a space next to the room, then take your Move action.',
    },
    { id: 'ED-5.92', from: 'seed', says: 'Failure: you must interact.' },
    {
      id: 'ED-5.93',
      from: 'ruling',
      says: 'You choose which opening you flee to; one flight attempt a turn; each Explorer rolls for itself and leaves its group on a success.',
    },
    {
      id: 'ED-5.94',
      from: 'ruling',
      says: 'The same choice is made every turn you start in a combat: fight or flee. After a failed flight you must fight.',
    },
    {
      id: 'ED-5.95',
      from: 'ruling',
      says: 'After a successful flight the rest of the turn is normal, apart from ED-5.63.',
    },
  ],
} as const satisfies Section
