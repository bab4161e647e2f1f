import type { Choice } from '../state/choices.ts'
import type { Frame } from '../state/frames.ts'

/** What is answered on the board in each phase that asks; a yard is built in its editor. */
export const ON_BOARD: { readonly [P in Frame['phase']]?: readonly Choice[0][] } = {
  opening: [],
  heroTurn: ['step', 'push', 'throw', 'attack', 'take'],
  pickUp: ['take', 'leave'],
  gmTurn: ['moveEnemy', 'strike', 'spawn'],
}
