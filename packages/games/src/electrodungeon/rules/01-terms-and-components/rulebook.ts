import type { Section } from '@undercroft/kernel'

export const TERMS_AND_COMPONENTS = {
  title: 'Terms and components',
  rules: [
    {
      id: 'ED-1.1',
      from: 'ruling',
      says: 'A game has one MoF and 1 to 5 Explorers; any seat may be a bot, so one person can play alone against a bot MoF.',
    },
    {
      id: 'ED-1.2',
      from: 'seed',
      says: 'The Explorers share a maze full of lightning and electric beasts; they may cooperate or be selfish, and no promise binds anyone.',
      definition: true,
    },
    { id: 'ED-1.3', from: 'ruling', says: 'Seats form a circle; clockwise is rising seat number, wrapping to 0.' },
    {
      id: 'ED-1.4',
      from: 'house',
      says: 'The board has the Hub, 84 numbered spaces, 12 small red rooms (a–k, m), and 6 coloured doors with a side room behind each.',
    },
    {
      id: 'ED-1.5',
      from: 'ruling',
      says: '"Tile" and "space" mean the same. All S cells together are one space, the Hub, which has no number.',
      definition: true,
    },
    {
      id: 'ED-1.6',
      from: 'ruling',
      says: 'Cells that are numbered or Hub and touch along an edge are connected. Nothing else is, except through a cleared room (ED-7.28).',
    },
    {
      id: 'ED-1.7',
      from: 'ruling',
      says: 'The two numbered spaces touching a small room’s cell are its openings; each serves as entrance and as exit.',
    },
    { id: 'ED-1.8', from: 'ruling', says: 'Any number of figures may share a place; figures never block anyone.' },
    { id: 'ED-1.9', from: 'seed', says: 'A round is every Explorer’s turn in turn order, then the MoF’s turn.' },
    {
      id: 'ED-1.10',
      from: 'ruling',
      says: 'A small room is uncleared while a room card lies on it, cleared once the card is gone.',
    },
    {
      id: 'ED-1.11',
      from: 'ruling',
      says: 'The MoF has no figure and no traits, holds no keys or fragments, and is never a target.',
    },
    {
      id: 'ED-1.12',
      from: 'ruling',
      says: '"Player" in the rulebook’s movement, fight, key and death texts means Explorer.',
      definition: true,
    },
  ],
} as const satisfies Section

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
