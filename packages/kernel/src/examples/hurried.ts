import type { Game } from '../index.ts'
import { type Pig, pig } from './pig.ts'

/** Pig for those who think fast: all that one is asked in a turn has two seconds, and who takes longer holds. */
export const hurriedPig: Game<Pig> = {
  ...pig,
  phases: {
    turn: {
      ...pig.phases.turn,
      offer(s, _, o) {
        o.ask(s.mover, 'Be quick: roll, or hold').may(['roll']).within(2).otherwise().may(['hold'])
      },
    },
  },
}
