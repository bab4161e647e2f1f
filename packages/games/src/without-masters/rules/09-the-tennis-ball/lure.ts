import { at, type Cell, distance, NOWHERE } from '../../content/cells.ts'
import { kindOf, UNITS } from '../../content/units.ts'
import type { Housed } from '../../state/content.ts'
import type { Board, Enemy } from '../../state/state.ts'
import { costsTo } from '../05-the-hero-moves/costs.ts'
import { FAR } from '../05-the-hero-moves/reach.ts'
import { stops } from '../10-the-game-masters-turn/enemy-reach.ts'

/** A board in the Game Master's turn. */
export type LuredBoard = Board & Housed & { readonly lure: Cell }

/** WM-9.2: only enemies that were there when the turn began are lured. */
export function isLured({ lure }: Pick<LuredBoard, 'lure'>, { spawned }: Readonly<Enemy>): boolean {
  return lure !== NOWHERE && !spawned
}

/** WM-9.3: the distance of each cell from the lure, for this enemy. */
export function lureDistances(board: LuredBoard, enemy: Readonly<Enemy>): (cell: Cell) => number {
  const costs = costsTo(board.surface, board.lure, UNITS[kindOf(enemy.figure)].climbs)
  return at(costs, enemy.cell) === FAR ? cell => distance(cell, board.lure) : cell => at(costs, cell)
}

export interface Drawn {
  /** The cells, its own left out, where a lured enemy may end its move (WM-9.4). */
  readonly cells: readonly Cell[]
  /** Whether it has to move before it attacks or the turn ends (WM-9.5). */
  readonly mustMove: boolean
}

/** WM-9.4: the cells nearest to the lure, of all where its move could end. */
export function drawn(board: LuredBoard, enemy: Readonly<Enemy>): Drawn {
  const far = lureDistances(board, enemy)
  const own = far(enemy.cell)
  let least = own
  let cells: Cell[] = []
  for (const cell of stops(board, enemy)) {
    const here = far(cell)
    if (here > least) continue
    if (here < least) {
      least = here
      cells = []
    }
    cells.push(cell)
  }
  return { cells, mustMove: least < own }
}

/** The cells that an enemy may be moved to, if it may still move. */
export function destinations(board: LuredBoard, enemy: Readonly<Enemy>): readonly Cell[] {
  return isLured(board, enemy) ? drawn(board, enemy).cells : stops(board, enemy)
}

/** WM-9.5: whether a lured enemy has not moved yet and could get nearer. */
export function isHeldByLure(board: LuredBoard, enemy: Readonly<Enemy>): boolean {
  return isLured(board, enemy) && !enemy.moved && !enemy.attacked && drawn(board, enemy).mustMove
}
