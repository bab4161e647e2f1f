import type { Section } from '@undercroft/kernel'

export const ELECTROSHOCK = {
  title: 'Electroshock',
  rules: [
    {
      id: 'ED-5.100',
      from: 'seed',
      says: 'At the start of the MoF’s turn a D6 is rolled; every Explorer standing on a space with that number loses 1 Live.',
    },
    {
      id: 'ED-5.101',
      from: 'ruling',
      says: 'The Hub and rooms have no number and are safe; spaces before doors are numbered spaces like others; there is no roll to avoid it.',
    },
  ],
} as const satisfies Section
