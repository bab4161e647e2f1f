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

export const REWARD_CARDS = {
  title: 'Reward cards',
  rules: [
    { id: 'ED-10.1', from: 'seed', says: 'Nobody, MoF included, has a hand limit.' },
    { id: 'ED-10.2', from: 'seed', says: 'Each player may play only one card a turn.' },
    {
      id: 'ED-10.3',
      from: 'ruling',
      says: 'That counts any player’s turn: at most one card by you in your own turn, one in the MoF’s turn, and so on. A combined turn is one turn of each member.',
    },
    { id: 'ED-10.4', from: 'seed', says: 'Effects cannot be stacked.' },
    {
      id: 'ED-10.5',
      from: 'ruling',
      says: 'That means: you may not play a card while an earlier card of yours is still in effect.',
    },
    {
      id: 'ED-10.6',
      from: 'seed',
      says: 'A card works for the time printed on it and then goes to the discard pile of its own deck.',
    },
    {
      id: 'ED-10.7',
      from: 'ruling',
      says: 'Hands and deck order are secret, hand sizes and discard piles public. An empty deck is reshuffled from its discards; if both are empty nothing is drawn.',
    },
    {
      id: 'ED-10.8',
      from: 'ruling',
      says: 'A card can be played only at its timing and only if, as far as its player can know, it can have its effect.',
    },
    {
      id: 'ED-10.9',
      from: 'ruling',
      says: 'If several may react, the Explorers concerned decide first (the acting one before the other), then the MoF; each at most one card.',
    },
    {
      id: 'ED-10.10',
      from: 'ruling',
      says: 'Only deaths give the MoF cards; only boxes and side rooms give Explorers cards.',
    },
    { id: 'ED-10.11', from: 'ruling', says: 'Where a card’s text contradicts a rule, the card wins.' },
  ],
} as const satisfies Section

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
