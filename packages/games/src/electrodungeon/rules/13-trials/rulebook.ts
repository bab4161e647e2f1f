import type { Section } from '@undercroft/kernel'

export const TRIAL_RULES = {
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
