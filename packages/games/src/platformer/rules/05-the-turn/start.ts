import { agenda, type Step } from '@undercroft/kernel'
import { ACTION_DIE, ENEMY_DIE, type EnemyFace, type Face } from '../../content/dice.ts'
import { inForce } from '../../state/cards.ts'
import { contentOf } from '../../state/content.ts'
import {
  ACTIONS,
  BOSS_TURN,
  END_OF_TURN,
  ENEMY_DIE_FRAME,
  EVENT,
  FALL,
  type FrameOf,
  NEXT,
  REFRESH,
  REMOVAL,
  ROLL,
  SPECIAL,
} from '../../state/frames.ts'
import { isSolo } from '../../state/options.ts'
import { newTurn } from '../../state/setup.ts'
import { activeOf, type Platformer } from '../../state/state.ts'
import { dropToken } from '../16-the-boss-turn/tokens.ts'

/**
 * PL-5.2: puts the steps of a Turn on the agenda. PL-5.3: the first Turn of the game has no steps 1 and 2. PL-19.3: a
 * solo Turn begins with an Event.
 */
export const turn: Step<Platformer, FrameOf<'turn'>> = {
  run(s, t) {
    s.turn = newTurn()
    for (const player of s.players) player.shielded = false
    t.tell({ what: 'turn', seat: s.active, round: s.round })
    agenda(s, ROLL, ENEMY_DIE_FRAME, ACTIONS, SPECIAL, FALL, END_OF_TURN, BOSS_TURN, NEXT)
    if (s.round > 1 || s.active !== s.first) agenda(s, REMOVAL, REFRESH)
    if (isSolo(s.options)) agenda(s, EVENT) // PL-19.5: in the first Turn too
  },
}

/** PL-5.5: Items, Artifacts and the Hero card become usable again. */
export const refresh: Step<Platformer, FrameOf<'refresh'>> = {
  run(s, t) {
    s.turn.step = 2
    const player = activeOf(s)
    const cards: string[] = []
    for (const item of player.items) {
      if (!item.ready) cards.push(item.card)
      item.ready = true
    }
    for (const artifact of s.artifacts) {
      if (artifact.owner !== s.active) continue
      if (!artifact.ready) cards.push(artifact.card)
      artifact.ready = true
    }
    if (!player.ready && player.hero !== 'none') cards.push(player.hero)
    player.ready = true
    if (cards.length > 0) t.tell({ what: 'refreshed', seat: s.active, cards })
  },
}

/** PL-5.6: rolls the Action dice and the Enemy die. Stone (PL-22.8) or Heavy Arms takes one Action die away. */
export const roll: Step<Platformer, FrameOf<'roll'>> = {
  run(s, t) {
    s.turn.step = 3
    const stone = activeOf(s).tokens.includes('stone')
    const { actionDice } = contentOf(s).box
    const number = stone || inForce(s, 'EV07') ? actionDice - 1 : actionDice
    if (stone) dropToken(s, s.active, 'stone', t)
    const faces = t.throw(number, 6, 'Action die').map(shows => ACTION_DIE[shows - 1] as Face)
    s.turn.dice = faces.map(face => ({ rolled: face, face, used: false }))
    const enemyDie = ENEMY_DIE[t.roll(6, 'Enemy die') - 1] as EnemyFace
    s.turn.enemyDie = enemyDie
    t.tell({ what: 'dice', seat: s.active, faces, enemyDie })
  },
}
