import type { Choice, Frame } from '../state/state.ts'
import { trialVerbs } from '../state/trial-moves.ts'

type Verb = Choice[0]

/** What can be done with others and with one's cards wherever a turn goes on. */
const FREE = ['give', 'pickUp', 'play'] as const satisfies readonly Verb[]

/**
 * The answers that are taken by the board, by the phase that asks: places, figures and doors on the maze, cards from one's
 * hand, a beast's attacks and a trial's own table. Setting up, puzzles and talks have editors of their own.
 */
export const ON_BOARD: { readonly [P in Frame['phase']]?: readonly Verb[] } = {
  before: ['moveGroup', 'attack', ...FREE],
  invited: [],
  rolled: [],
  moving: ['step', 'through', ...FREE],
  member: ['attack', ...FREE],
  arrival: ['attack'],
  place: ['perceive', 'enter', 'unlock', 'attempt', 'builtIn', 'attack', ...FREE],
  follow: [],
  room: [...FREE],
  combat: [...FREE],
  fight: ['attack', ...FREE],
  box: [],
  exit: ['exit'],
  react: [],
  hurt: [],
  fail: [],
  unlocked: ['attempt'],
  joining: [],
  trial: Object.keys(trialVerbs) as (keyof typeof trialVerbs)[],
  vote: [],
  pre: ['play'],
  mofTurn: ['beast', 'play'],
}
