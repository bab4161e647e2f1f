import type { Section } from '@undercroft/kernel'

export const SIDE_ROOMS = {
  title: 'Side rooms',
  rules: [
    {
      id: 'ED-8.1',
      from: 'seed',
      says: 'Every door but the true exit hides a task that can earn fragments and reward cards.',
    },
    { id: 'ED-8.2', from: 'seed', says: 'A side room can be entered only after a Small Key was used on its door.' },
    {
      id: 'ED-8.3',
      from: 'ruling',
      says: 'Unlocking is a place action on the space before the door, with your own key. The side-room card is then face up for all; its prizes stay hidden.',
    },
    {
      id: 'ED-8.4',
      from: 'ruling',
      says: 'After unlocking a Puzzle or Trial you may attempt it in the same place action, or leave it. Any Explorer on that space may attempt it on a later turn without a key.',
    },
    {
      id: 'ED-8.5',
      from: 'ruling',
      says: 'A Puzzle is for those on the space: everybody else there is asked to take part. A Trial calls every other Explorer, wherever they stand. Who is asked may decline; taking part uses no turn. The attempt ends the active Explorer’s turn.',
    },
    { id: 'ED-8.6', from: 'seed', says: 'Puzzle: the MoF presents a situation that the Explorers present must solve.' },
    {
      id: 'ED-8.7',
      from: 'seed',
      says: 'Trial: several players compete in wit or luck, as the MoF instructs; the winner takes the fragment.',
    },
    { id: 'ED-8.8', from: 'ruling', says: 'The winner of a Trial also gets the reward card, if the room has one.' },
    {
      id: 'ED-8.9',
      from: 'ruling',
      says: 'Where nobody else takes part in a Trial (always with one Explorer), the MoF plays the second contestant, the Shade. If the Shade wins, the attempt fails.',
    },
    {
      id: 'ED-8.10',
      from: 'seed',
      says: '3 of the 6 side rooms hold a fragment; for a Puzzle, those who took part decide who gets it.',
    },
    {
      id: 'ED-8.11',
      from: 'ruling',
      says: 'They vote at the same time, each for one participant, once for the fragment and once for the reward card; most votes win, a tie follows the active Explorer’s vote.',
    },
    {
      id: 'ED-8.12',
      from: 'seed',
      says: 'Master Lock: to win, an Explorer, alone or in a team, must reach this room with all three fragments.',
    },
    {
      id: 'ED-8.13',
      from: 'ruling',
      says: 'The Master Lock room has no task; a reward card in it goes to the Explorer who unlocked it.',
    },
    {
      id: 'ED-8.14',
      from: 'seed',
      says: 'Any of the 6 side rooms, also one with a fragment, may hold a player reward card.',
    },
    {
      id: 'ED-8.15',
      from: 'ruling',
      says: 'A failed attempt costs only the turn; the room may be tried again from any later turn, with a new instance. A completed room has nothing more.',
    },
    {
      id: 'ED-8.16',
      from: 'ruling',
      says: 'Figures stay where they are during a task: the active Explorer before the door, those who were called wherever they stand.',
    },
  ],
} as const satisfies Section
