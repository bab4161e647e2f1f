import type { Cell } from '../../content/cells.ts'
import { type Housed, unitOf } from '../../state/content.ts'
import type { Board, Enemy } from '../../state/state.ts'
import { type Reach, reach, takenBut } from '../05-the-hero-moves/reach.ts'
/** WM-10.2, WM-10.3: the cells that an enemy's steps lead to, with its own cell at a cost of 0. */
export function enemyReach(board: Board & Housed, enemy: Readonly<Enemy>): Reach {
  const { mp, climbs } = unitOf(board, enemy.figure)
  return reach(board.surface, enemy.cell, mp, climbs, takenBut(board, enemy.cell))
}

/** Where an enemy's move may end, its own cell left out: within its mp, free (WM-1.5), and no end tile (WM-10.5). */
export function stops(board: Board & Housed, enemy: Readonly<Enemy>): Cell[] {
  const { cells } = enemyReach(board, enemy)
  const found: Cell[] = []
  for (let i = 1; i < cells.length; i++) {
    const cell = cells[i] as Cell
    if (cell !== board.end) found.push(cell)
  }
  return found
}
