import type { Section } from '@undercroft/kernel'

export const DEATH = {
  title: 'Death',
  rules: [
    { id: 'ED-9.1', from: 'seed', says: 'An Explorer whose Live reaches 0 is dead. Live never goes below 0.' },
    {
      id: 'ED-9.2',
      from: 'seed',
      says: 'It drops its keys and fragments on its space or in its room, returns to the Hub, discards all its reward cards and rolls a D6 for its new Live.',
    },
    { id: 'ED-9.3', from: 'seed', says: 'If it was its turn, the turn ends; it moves again on its next turn.' },
    { id: 'ED-9.4', from: 'seed', says: 'There is no limit to revivals.' },
    { id: 'ED-9.5', from: 'seed', says: 'For each death the MoF may draw 1 card from its reward deck.' },
    { id: 'ED-9.6', from: 'ruling', says: 'The MoF draws automatically, at the moment of death.' },
    {
      id: 'ED-9.7',
      from: 'ruling',
      says: 'Death ends the Explorer’s group, fight, combat and temporary effects; Move, See and Fight keep their base values, perceived rooms stay known.',
    },
    { id: 'ED-9.8', from: 'ruling', says: 'An Explorer that dies before its turn in a round still takes that turn.' },
  ],
} as const satisfies Section
