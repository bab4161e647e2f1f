import type { Phases } from '@undercroft/kernel'
import type { Platformer } from '../state/state.ts'
import { heroes } from './02-setup/heroes.ts'
import { actions } from './05-the-turn/actions.ts'
import { end, next } from './05-the-turn/end.ts'
import { refresh, roll, turn } from './05-the-turn/start.ts'
import { enemyDie } from './06-enemy-die/enemy-die.ts'
import { reroll } from './07-symbols/reroll.ts'
import { special } from './07-symbols/special.ts'
import { beast, drag } from './09-movement/claw.ts'
import { push, step } from './09-movement/move.ts'
import { fall, gravity, ladder } from './10-gravity/gravity.ts'
import { removal } from './13-revealing-and-removing-levels/remove.ts'
import { glove } from './14-shop-items-potions-abilities/glove.ts'
import { bossTurn } from './16-the-boss-turn/boss-turn.ts'
import { event } from './19-solo-mode/events.ts'

/** All phases, in the order of play. */
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
