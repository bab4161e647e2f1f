import type { Section } from '@undercroft/kernel'

export const THE_MOF_TURN = {
  title: 'The MoF’s turn',
  rules: [
    {
      id: 'ED-11.1',
      from: 'ruling',
      says: 'Order: PRE card if any; Electroshock (ED-5.100); then each beast in combat, by room letter, attacks once; then the turn ends.',
    },
    {
      id: 'ED-11.2',
      from: 'ruling',
      says: 'An OWN card may be played at any point after the Electroshock, before, between or after the beasts’ attacks.',
    },
    {
      id: 'ED-11.3',
      from: 'ruling',
      says: 'At the end: recharges of beasts in combat drop (ED-7.12), round effects end, the round limit is checked (ED-2.4), the next round begins.',
    },
  ],
} as const satisfies Section
