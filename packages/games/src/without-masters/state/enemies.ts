import type { Cell } from '../content/cells.ts'
import type { Figure, Kind } from '../content/units.ts'
import type { Board, Enemy } from './state.ts'
export function enemyOn(enemies: readonly Readonly<Enemy>[], cell: Cell): Readonly<Enemy> | undefined {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Readonly<Enemy>
    if (enemy.cell === cell) return enemy
  }
  return undefined
}

export function enemyOf<E extends Readonly<Enemy>>(enemies: readonly E[], figure: Figure): E | undefined {
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as E
    if (enemy.figure === figure) return enemy
  }
  return undefined
}

/** WM-1.5: whether a figure stands there. */
export function isTaken({ hero, enemies }: Pick<Board, 'hero' | 'enemies'>, cell: Cell): boolean {
  return hero === cell || enemyOn(enemies, cell) !== undefined
}

/** Makes an unhurt enemy (WM-11.2) of the first figure of its kind that is in the box. */
export function freshEnemy(enemies: readonly Readonly<Enemy>[], kind: Kind, cell: Cell, spawned: boolean): Enemy {
  let figure = kind === 'light' ? 0 : 3
  while (enemyOf(enemies, figure) !== undefined) figure++
  return { figure, cell, damage: 0, stayed: 0, moved: false, attacked: false, spawned }
}
