import { cloneFrames } from '@undercroft/kernel'
import type { Enemy, State } from './state.ts'
export function clone(s: State): State {
  return { ...s, frames: cloneFrames(s.frames), tiles: s.tiles.slice(), enemies: s.enemies.map(copied) }
}

/** Copies an enemy, so that a clone or a view shares none with the state. */
export function copied(enemy: Readonly<Enemy>): Enemy {
  return {
    figure: enemy.figure,
    cell: enemy.cell,
    damage: enemy.damage,
    stayed: enemy.stayed,
    moved: enemy.moved,
    attacked: enemy.attacked,
    spawned: enemy.spawned,
  }
}
