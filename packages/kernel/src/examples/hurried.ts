import type { Game } from '../index.ts'
import { type Pig, pig } from './pig.ts'

/** Pig against the clock: all questions of a turn share so many seconds, and a player who takes longer holds. */
export function hurriedPig(seconds: number): Game<Pig> {
  return {
    ...pig,
    phases: {
      turn: {
        ...pig.phases.turn,
        offer(s, o) {
          o.ask(s.mover, 'Be quick: roll, or hold').may(['roll']).within(seconds).otherwise().may(['hold'])
        },
      },
    },
  }
}
