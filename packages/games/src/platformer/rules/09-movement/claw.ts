import type { Decision } from '@undercroft/kernel'
import { aim, dragTo, STOP } from '../../state/choices.ts'
import { enemyOf, enemyOn } from '../../state/figures.ts'
import { dragOf, type FrameOf } from '../../state/frames.ts'
import { MOST_SPACES, type Space, WAYS, type Way } from '../../state/spaces.ts'
import type { Enemy, Platformer } from '../../state/state.ts'
import { adjacent, terrainOf } from '../04-adjacency/terrain.ts'
import { beastBroken, dragBroken } from './drags.ts'

/** PL-9.21: the player chooses any Enemy on this side of the seal, at any distance. */
export const beast: Decision<Platformer, FrameOf<'beast'>> = {
  offer(s, o, { steps }) {
    o.ask(s.active, steps === 1 ? 'Which Enemy moves 1 Space?' : `Which Enemy moves up to ${steps} Spaces?`)
    for (let i = 0; i < s.enemies.length; i++) {
      const { space } = s.enemies[i] as Enemy
      o.try(aim('enemy', space), beastBroken(s, space))
    }
    if (!o.explaining) return
    for (let space = 0; space < MOST_SPACES; space++) {
      if (enemyOn(s.enemies, space) === undefined) o.refuse(aim('enemy', space), 'PL-9.21')
    }
  },
  on: {
    enemy({ s, f: { steps }, choice: [, space] }) {
      const enemy = enemyOn(s.enemies, space)
      if (enemy !== undefined) s.frames.push(dragOf(enemy, steps, false))
    },
  },
}

/**
 * PL-9.22: the Enemy makes at least one step. PL-9.23: it does not Attack, and hangs in the air. PL-9.20: it uses no
 * Portals.
 */
export const drag: Decision<Platformer, FrameOf<'drag'>> = {
  before(s, _, frame) {
    const { space } = enemyOf(s.enemies, frame) as Enemy
    if (frame.begun && !WAYS.some(way => dragBroken(s, space, way) === undefined)) s.frames.pop()
  },
  offer(s, o, frame) {
    const { left, begun } = frame
    o.ask(s.active, left === 1 ? 'Move the Enemy 1 Space' : `Move the Enemy up to ${left} Spaces`)
    const { space } = enemyOf(s.enemies, frame) as Enemy
    for (let i = 0; i < WAYS.length; i++) {
      const way = WAYS[i] as Way
      o.try(dragTo(way), dragBroken(s, space, way))
    }
    if (begun) o.otherwise().may(STOP)
    else o.refuse(STOP, 'PL-9.22')
  },
  on: {
    drag({ s, f: frame, choice: [, way], t }) {
      const enemy = enemyOf(s.enemies, frame) as Enemy
      const from: Space = enemy.space
      enemy.space = adjacent(terrainOf(s.levels), from, WAYS.indexOf(way))
      const { kind, token } = enemy
      t.tell({ what: 'enemyMoved', enemy: { kind, token }, from, to: enemy.space, by: 'PL-9.21' })
      if (frame.left > 1) s.frames.push(dragOf(enemy, frame.left - 1, true))
    },
    stop() {},
  },
}
