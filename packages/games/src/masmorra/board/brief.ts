import type { Brief } from '../../board.ts'

/** A game in one card. */
export const brief = (): Brief => ({
  goal: 'Explore the dungeon, beat its monsters and open its chests: they give experience points (XP).',
  turn: [
    'Roll six dice, and roll once more those you do not like.',
    'Spend them one by one: walk, open new rooms, fight what stands there, use your abilities.',
    'Then you are Dungeon Master for a moment: move monsters towards the others.',
  ],
  ends:
    'In the standard game the round in which somebody reaches 16 XP is the last, and most XP win. In the other two, the ' +
    'boss Malaphyas has to fall.',
})
