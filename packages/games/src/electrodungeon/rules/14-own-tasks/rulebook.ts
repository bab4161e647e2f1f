import type { Section } from '@undercroft/kernel'

export const OWN_TASKS_OF_A_HUMAN_MOF = {
  title: 'Own tasks of the MoF',
  rules: [
    {
      id: 'ED-14.1',
      from: 'ruling',
      says: 'Own Puzzles and Trials (ED-3.18) need a person as MoF and a table that allows them.',
    },
    {
      id: 'ED-14.2',
      from: 'ruling',
      says: 'At setup the MoF enters title and text (1–1000 characters) and, for a Puzzle, a private note of the solution.',
    },
    {
      id: 'ED-14.3',
      from: 'ruling',
      says: 'At the attempt those who take part see the text and answer in free text (up to 500 characters each time); the MoF may reply and call for Move, See or Fight rolls (ED-4.1–4.3).',
    },
    {
      id: 'ED-14.4',
      from: 'ruling',
      says: 'The MoF then rules. Puzzle: solved or failed. Trial with two or more Explorers: names the winner among them. Trial with one: passed or failed.',
    },
    {
      id: 'ED-14.5',
      from: 'ruling',
      says: 'An own task never changes Live, traits, items or places; only the room’s prizes are awarded.',
    },
    {
      id: 'ED-14.6',
      from: 'ruling',
      says: 'After a "failed" the next attempt in that room may, if the active Explorer wishes, use a random built-in task of the same kind; the same replaces an own task when the MoF’s seat passes to a bot or its clock runs out.',
    },
    {
      id: 'ED-14.7',
      from: 'ruling',
      says: 'The MoF may rule at any moment of the attempt and must after 20 messages (answers and replies together) or 10 called rolls; the active Explorer may give up (failed). A trial with two or more Explorers cannot be given up.',
    },
  ],
} as const satisfies Section
