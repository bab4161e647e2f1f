import type { Decision, Offers, Step } from '@undercroft/kernel'
import { CELLS, NOWHERE } from '../../content/cells.ts'
import { FIGURES } from '../../content/units.ts'
import { END_TURN, moveEnemy, strike } from '../../state/choices.ts'
import { enemyOf } from '../../state/enemies.ts'
import { FRAME, type FrameOf } from '../../state/frames.ts'
import { type Enemy, GM, type State, type WithoutMasters } from '../../state/state.ts'
import { endLure, reachBall, setLure } from '../09-the-tennis-ball/ball.ts'
import { isHeldByLure } from '../09-the-tennis-ball/lure.ts'
import { offerSpawns, refuseSpawns, spawnEnemy } from '../11-spawning/spawn.ts'
import { die } from '../12-completing-a-setup-and-the-end/ends.ts'
import { moveBroken, moveTo, offerMoves } from './moves.ts'
import { strikeBroken, strikeHero } from './strikes.ts'

/** WM-9.2, WM-9.6: a ball thrown in the Hero's turn lures; an enemy that stands on it has reached it. */
export const gmStarts: Step<WithoutMasters, FrameOf<'gmStarts'>> = {
  run(s, t) {
    setLure(s)
    t.tell({ what: 'gmTurn', lure: s.lure })
    if (s.lure !== NOWHERE) for (const enemy of s.enemies) reachBall(s, enemy, t)
    s.frames.push(FRAME.gmTurn)
  },
}

/**
 * WM-10.1: enemies move and attack, once each, in any order, and new ones spawn in between. They never push
 * (WM-6.12), and take and use no items (WM-10.4).
 */
export const gmTurn: Decision<WithoutMasters, FrameOf<'gmTurn'>> = {
  offer(s, o) {
    o.ask(GM, 'Move, attack and spawn with your enemies, or end your turn')
    let held = false
    for (let i = 0; i < s.enemies.length; i++) {
      const enemy = s.enemies[i] as Enemy
      offerMoves(s, enemy, o)
      if (strikeBroken(s, enemy) === undefined) o.may(strike(enemy.figure))
      held ||= isHeldByLure(s, enemy)
    }
    offerSpawns(s, o)
    if (o.explaining) refuseTheRest(s, o)
    if (held) o.refuse(END_TURN, 'WM-9.5')
    else o.otherwise().may(END_TURN)
  },

  on: {
    moveEnemy({ s, choice: [, figure, cell], t }) {
      moveTo(s, figure, cell, t)
      s.frames.push(FRAME.gmTurn)
    },
    strike({ s, choice: [, figure], t }) {
      strikeHero(s, figure, t)
      if (s.treats === 0) die(s, t)
      else s.frames.push(FRAME.gmTurn)
    },
    spawn({ s, choice: [, cell, kind], t }) {
      spawnEnemy(s, cell, kind, t)
      s.frames.push(FRAME.gmTurn)
    },
    /** WM-10.10 */
    endTurn({ s }) {
      s.frames.push(FRAME.gmEnds)
    },
  },
}

function refuseTheRest(s: State, o: Offers<WithoutMasters>): void {
  for (const figure of FIGURES.keys()) {
    const enemy = enemyOf(s.enemies, figure)
    const brokenBy = moveBroken(s, enemy)
    for (let cell = 0; cell < CELLS; cell++) {
      const broken = brokenBy(cell)
      if (broken !== undefined) o.refuse(moveEnemy(figure, cell), broken)
    }
    const broken = enemy === undefined ? 'WM-10.1' : strikeBroken(s, enemy)
    if (broken !== undefined) o.refuse(strike(figure), broken)
  }
  refuseSpawns(s, o)
}

/** Ends the Game Master's turn: counts how long each enemy has stayed (WM-7.7), and resets what holds for one turn. */
export const gmEnds: Step<WithoutMasters, FrameOf<'gmEnds'>> = {
  run(s) {
    for (const enemy of s.enemies) {
      enemy.stayed = enemy.moved || enemy.spawned ? 0 : enemy.stayed + 1
      enemy.moved = false
      enemy.attacked = false
      enemy.spawned = false
    }
    s.died = 0
    endLure(s)
    s.frames.push(FRAME.heroStarts)
  },
}
