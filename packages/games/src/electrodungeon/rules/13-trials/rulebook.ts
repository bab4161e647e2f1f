import type { Section } from '@undercroft/kernel'

export const PUZZLES = {
  title: 'Puzzles',
  rules: [
    {
      id: 'ED-12.1',
      from: 'house',
      says: 'An attempt poses one instance, made by the puzzle’s generator (ED-4.17); each attempt is a new one. The solution stays on the server.',
    },
    {
      id: 'ED-12.2',
      from: 'house',
      says: 'The active Explorer enters the answer; all who take part see the same instance, told as a situation in the maze, and may talk.',
    },
    {
      id: 'ED-12.3',
      from: 'house',
      says: 'The attempt succeeds if a try is judged right within the number of tries; otherwise, or on giving up, it fails.',
    },
    { id: 'ED-12.4', from: 'house', says: 'Input of the wrong form is refused and uses no try.' },
    {
      id: 'ED-12.5',
      from: 'house',
      says: 'If the table sets a time for puzzles, it is for all tries of an attempt together, and the attempt fails when it is over. Bots are not timed.',
    },
    {
      id: 'ED-12.6',
      from: 'house',
      says: 'A bot solver uses only what is shown. At each try, with a chance that is its skill, it enters its solver’s answer, otherwise a random well-formed one.',
    },
    {
      id: 'ED-12.7',
      from: 'house',
      says: 'random picks evenly among PZ-01…PZ-12 at each attempt; a named puzzle keeps its kind.',
    },
  ],
} as const satisfies Section

export const TRIALS = {
  title: 'Trials',
  rules: [
    {
      id: 'ED-13.1',
      from: 'house',
      says: 'Contestants: the active Explorer, then those who joined, in turn order; where nobody joined the Shade comes last (ED-8.9). The MoF’s seat makes the Shade’s choices.',
    },
    {
      id: 'ED-13.2',
      from: 'house',
      says: 'Secret choices are made at the same time and revealed together. Trait rolls in trials get no group bonus; the Shade rolls a D20 instead.',
    },
    {
      id: 'ED-13.3',
      from: 'house',
      says: 'Roll-off: those tied roll a D6 each; the highest stay; repeat until one is left.',
    },
    {
      id: 'ED-13.4',
      from: 'house',
      says: 'With two or more Explorers in it there is always a winner and the room is completed. Trials cost no Live except TR-02.',
    },
    {
      id: 'ED-13.5',
      from: 'house',
      says: 'A Trial is told as a situation in the maze; random picks evenly among TR-01…TR-10 at each attempt. Reward cards cannot be played in a trial.',
    },
    {
      id: 'ED-13.6',
      from: 'house',
      says: 'Nobody leaves a trial or a puzzle once it has begun; for a seat whose person is gone a bot goes on, or the default of its clock.',
    },
  ],
} as const satisfies Section

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

export const HIDDEN_INFORMATION = {
  title: 'Hidden information',
  rules: [
    {
      id: 'ED-18.1',
      from: 'ruling',
      says: 'A bot gets exactly the view of its seat. At the end of the game everything is shown to all.',
    },
    {
      id: 'ED-18.2',
      from: 'ruling',
      says: 'A removed room card, a played reward card and a used key are public from then on.',
    },
    {
      id: 'ED-18.3',
      from: 'ruling',
      says: 'While a reaction is awaited the other seats see only "resolving", never whose reaction it is.',
    },
  ],
} as const satisfies Section
