import type { Section } from '@undercroft/kernel'

export const OBJECTIVES_AND_END_OF_THE_GAME = {
  title: 'Objectives and end of the game',
  rules: [
    {
      id: 'ED-2.1',
      from: 'seed',
      says: 'Explorers aim to open the side room with the Master Lock, hold all three Master Key fragments and escape, alone or with others.',
      definition: true,
    },
    {
      id: 'ED-2.2',
      from: 'seed',
      says: 'The MoF aims to keep everyone from escaping, by placing threats, choosing attacks and misleading the Explorers.',
      definition: true,
    },
    {
      id: 'ED-2.3',
      from: 'ruling',
      says: 'The first escape (ED-6.9) ends the game at once: every Explorer who escaped wins; all other Explorers and the MoF lose.',
    },
    {
      id: 'ED-2.4',
      from: 'ruling',
      says: 'If nobody has escaped when the MoF’s turn of the last allowed round ends, the MoF wins and every Explorer loses.',
    },
    {
      id: 'ED-2.5',
      from: 'ruling',
      says: 'The last allowed round is set before the game and is always finite, so every game ends. It is shown to all from the start.',
    },
    { id: 'ED-2.6', from: 'seed', says: 'Explorers are revived without limit; deaths alone never end the game.' },
    {
      id: 'ED-2.7',
      from: 'ruling',
      says: 'All Explorers together may concede (MoF wins); the MoF may concede on its own (all Explorers win).',
    },
    {
      id: 'ED-2.8',
      from: 'ruling',
      says: 'Talk is free for every seat and never checked: anyone may lie about hidden things. What the program itself shows is always true.',
      definition: true,
    },
  ],
} as const satisfies Section
