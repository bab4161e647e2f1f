import type { Section } from '@undercroft/kernel'

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
