import type { PuzzleText } from './text.ts'

export const floodedChannelText: PuzzleText<'PZ-04'> = {
  show: ({ shown: { cargo, conflicts, room, limit } }) => [
    `On the near bank, with the ferryman and the raft: ${cargo.join(', ')}`,
    `Never alone together: ${conflicts.map(([a, b]) => `${a} and ${b}`).join('; ')}`,
    `The raft holds ${room} besides the ferryman. ${limit} crossings at most, there and back counted singly.`,
  ],
  answer: 'the load of each crossing, there and back by turns (none: the ferryman alone; +: two at once)',
  examples: () => [[['eel', 'rat'], []]],
}
