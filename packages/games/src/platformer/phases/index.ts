import type { Phases } from '@undercroft/kernel'
import type { Platformer } from '../state.ts'
import { actions } from './actions.ts'
import { bossTurn } from './boss.ts'
import { glove } from './cards.ts'
import { beast, drag } from './claw.ts'
import { end, next } from './end.ts'
import { enemyDie } from './enemy-die.ts'
import { fall, gravity, ladder } from './gravity.ts'
import { heroes } from './heroes.ts'
import { push, step } from './move.ts'
import { reroll } from './reroll.ts'
import { special } from './special.ts'
import { event, refresh, removal, roll, turn } from './start.ts'

/** In the order of play. */
export const phases: Phases<Platformer> = {
  heroes,
  turn,
  event,
  removal,
  refresh,
  roll,
  enemyDie,
  actions,
  step,
  push,
  beast,
  drag,
  glove,
  reroll,
  ladder,
  gravity,
  special,
  fall,
  end,
  bossTurn,
  next,
}
