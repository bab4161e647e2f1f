import type { Phases } from '@undercroft/kernel'
import type { WithoutMasters } from '../state/state.ts'
import { building } from './03-building-a-setup/building.ts'
import { opening } from './04-access-and-opening/opening.ts'
import { heroStarts, heroTurn } from './05-the-hero-moves/hero-turn.ts'
import { pickUp } from './08-items-and-treats/items.ts'
import { gmEnds, gmStarts, gmTurn } from './10-the-game-masters-turn/gm-turn.ts'
import { completed } from './12-completing-a-setup-and-the-end/complete.ts'
import { heroEnds } from './12-completing-a-setup-and-the-end/ends.ts'

/** Every phase, in the order of play. */
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
