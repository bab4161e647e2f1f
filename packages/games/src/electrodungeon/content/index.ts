import { ATTACKS } from './beasts.ts'
import { CARDS } from './cards.ts'
import { PUZZLE_IDS } from './puzzles/index.ts'
import { ROOM_CARDS, SIDE_CARDS } from './rooms.ts'
import { TRIAL_IDS } from './trials.ts'

/** Everything that a game can use or leave unused. Own tasks are not in the list, since no bot invents one. */
export const CONTENT: readonly string[] = [
  ...ROOM_CARDS.map(card => `room.${card}`),
  ...SIDE_CARDS.map(card => `side.${card}`),
  ...ATTACKS.map(attack => `attack.${attack}`),
  ...CARDS.map(({ id }) => `card.${id}`),
  ...PUZZLE_IDS.map(id => `puzzle.${id}`),
  ...TRIAL_IDS.map(id => `trial.${id}`),
]
