import type { Section } from '@undercroft/kernel'

export const SCORE_ROLLS = {
  title: 'Score rolls',
  rules: [
    {
      id: 'ED-4.1',
      from: 'seed',
      says: 'Score rolls against the MoF or another Explorer settle uncertain outcomes. To make a Move, See or Fight roll, roll as many D6 as your current score, add them, and add 1 for each Explorer in your group.',
    },
    { id: 'ED-4.2', from: 'ruling', says: 'You do not count yourself: alone +0, in a group of two +1, of three +2.' },
    {
      id: 'ED-4.3',
      from: 'seed',
      says: 'The MoF rolls a D20 against it; you succeed if your total is equal or higher, otherwise you fail.',
    },
    { id: 'ED-4.4', from: 'seed', says: 'Live is health and is never rolled.' },
    {
      id: 'ED-4.5',
      from: 'seed',
      says: 'Move rolls: dodging ElectroBeasts, box traps and Explorers’ attacks; fleeing.',
    },
    { id: 'ED-4.6', from: 'seed', says: 'See rolls: perceiving small rooms; dismantling Trapped Boost Boxes.' },
    { id: 'ED-4.7', from: 'seed', says: 'Fight rolls: attacking ElectroBeasts or Explorers.' },
    {
      id: 'ED-4.8',
      from: 'seed',
      says: 'In a contested roll both Explorers roll the D6 of their own scores against each other; no D20 is rolled.',
    },
    { id: 'ED-4.9', from: 'ruling', says: 'Contested rolls get no group bonus.' },
    {
      id: 'ED-4.10',
      from: 'ruling',
      says: 'A tied contested roll is won by the side that rolled Move (the one who dodges or flees).',
    },
    {
      id: 'ED-4.11',
      from: 'ruling',
      says: 'A score roll always uses at least one die, and no effect lowers Move, See or Fight below 1.',
    },
    {
      id: 'ED-4.12',
      from: 'ruling',
      says: 'Every score roll against the MoF has a D20 of its own, also when one attack hits several Explorers.',
    },
    {
      id: 'ED-4.13',
      from: 'ruling',
      says: 'Rolls are called for only where a rule, a card or an own task of the MoF says so, and all dice are public.',
    },
    {
      id: 'ED-4.14',
      from: 'ruling',
      says: 'The base scores of Move, See and Fight never rise above 6 (temporary bonuses may); Live never rises above 9; surplus is lost.',
    },
    {
      id: 'ED-4.15',
      from: 'ruling',
      says: 'Dice are drawn in this order: in a score roll the Explorer’s D6, then the D20; in a contested roll the acting Explorer’s dice first; several Explorers in turn order, each finished (damage, death, new Live) before the next; setup dice in seat order, trial dice in contestant order.',
    },
    {
      id: 'ED-4.16',
      from: 'ruling',
      says: 'Rolls that only avoid harm are made automatically; nobody has to ask for them.',
    },
    {
      id: 'ED-4.17',
      from: 'ruling',
      says: 'The table makes all dice, shuffles and puzzles, and writes down what they showed, so that a game can be replayed and dice can be scripted.',
    },
  ],
} as const satisfies Section
