import type { Section } from '@undercroft/kernel'

export const PERCEIVING_A_SMALL_ROOM = {
  title: 'Perceiving a small room',
  rules: [
    {
      id: 'ED-5.40',
      from: 'seed',
      says: 'If you end your Move action on an opening of a small room, you may make a See roll to perceive it.',
    },
    {
      id: 'ED-5.41',
      from: 'seed',
      says: 'On a success you alone look at the face-down card and put it back face down.',
    },
    { id: 'ED-5.42', from: 'ruling', says: 'You also learn whether a Small Key lies under it.' },
    {
      id: 'ED-5.43',
      from: 'seed',
      says: 'You may tell the others, keep quiet or lie about what you saw.',
      definition: true,
    },
    { id: 'ED-5.44', from: 'seed', says: 'On a failure you see nothing and go on with your turn.' },
    { id: 'ED-5.45', from: 'seed', says: 'You may not act on the same room twice in a row.' },
    {
      id: 'ED-5.46',
      from: 'ruling',
      says: 'That means: one See attempt a turn, and not at the room of your attempt on your previous turn. Entering is not limited by it.',
    },
    {
      id: 'ED-5.47',
      from: 'ruling',
      says: 'Only uncleared rooms you have not perceived yet can be perceived; a face-up beast may be, to learn about its key.',
    },
    {
      id: 'ED-5.48',
      from: 'ruling',
      says: 'A room stays perceived by you until its card is changed or removed, also after your death.',
    },
  ],
} as const satisfies Section
