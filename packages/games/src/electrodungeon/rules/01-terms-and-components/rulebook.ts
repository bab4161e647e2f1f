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
