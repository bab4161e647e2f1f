import type { Phases } from '@undercroft/kernel'
import type { WithoutMasters } from '../state.ts'
import { pickUp } from './arrival.ts'
import { building } from './building.ts'
import { completed, heroEnds } from './ends.ts'
import { gmEnds, gmStarts, gmTurn } from './gm-turn.ts'
import { heroStarts, heroTurn } from './hero-turn.ts'
import { opening } from './opening.ts'

/** In the order of play. */
export const phases: Phases<WithoutMasters> = {
  building,
  opening,
  heroStarts,
  heroTurn,
  pickUp,
  heroEnds,
  gmStarts,
  gmTurn,
  gmEnds,
  completed,
}
