import type { Section } from '@undercroft/kernel'

export const THE_EXPLORER_TURN_AND_MOVEMENT = {
  title: 'The Explorer’s turn and movement',
  rules: [
    {
      id: 'ED-5.1',
      from: 'ruling',
      says: 'A turn: (1) start — in a room see ED-5.90, in a fight see ED-5.77; (2) Move action; (3) at most one place action; (4) end.',
    },
    { id: 'ED-5.2', from: 'seed', says: 'Move action: roll a D6; its number is how many spaces you may move.' },
    {
      id: 'ED-5.3',
      from: 'seed',
      says: 'You may reroll; your Move score is the number of rolls in all (Move 4: first roll and 3 rerolls).',
    },
    { id: 'ED-5.4', from: 'ruling', says: 'The latest roll counts; you cannot go back to an earlier one.' },
    { id: 'ED-5.5', from: 'seed', says: 'You may move fewer spaces than rolled.' },
    {
      id: 'ED-5.6',
      from: 'ruling',
      says: 'You may hold: no roll, 0 spaces; this still counts as having ended your Move action where you stand.',
    },
    {
      id: 'ED-5.7',
      from: 'ruling',
      says: 'You move step by step along connections (ED-1.6), 1 space a step, and may turn back. Going through the Hub costs 1 like any space.',
    },
    {
      id: 'ED-5.8',
      from: 'ruling',
      says: 'You cannot move through an uncleared room, and a figure never enters a side room: its space is the one before the door.',
    },
    {
      id: 'ED-5.9',
      from: 'ruling',
      says: 'Place actions (one a turn, after the Move action): perceive a room and/or enter that same room; unlock a door and/or attempt its task; attempt an open task; attack an Explorer.',
    },
    {
      id: 'ED-5.10',
      from: 'ruling',
      says: 'Free actions on your own turn, between other choices and never during a roll or task: play a card, give items (ED-6.11), pick up items (ED-6.14).',
    },
    {
      id: 'ED-5.11',
      from: 'ruling',
      says: 'Outside your own turn you act only when asked: invitation, following, windows (ED-5.29, ED-5.86), reactions, exit choice, task choices, votes.',
    },
  ],
} as const satisfies Section
