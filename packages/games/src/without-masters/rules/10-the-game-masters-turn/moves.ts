import type { Offers, Table } from '@undercroft/kernel'
import { areAdjacent, at, type Cell } from '../../content/cells.ts'
import { type Figure, kindOf, UNITS } from '../../content/units.ts'
import { moveEnemy } from '../../state/choices.ts'
import { enemyOf, isTaken } from '../../state/enemies.ts'
import type { Enemy, State, WithoutMasters } from '../../state/state.ts'
import { reachBall } from '../09-the-tennis-ball/ball.ts'
import { destinations, drawn, isLured } from '../09-the-tennis-ball/lure.ts'
import type { Rule } from '../rulebook.ts'
import { enemyReach } from './enemy-reach.ts'
/** Gives for each cell the rule that forbids to move an enemy there; undefined where it may go. */
export function moveBroken(s: State, enemy: Enemy | undefined): (cell: Cell) => Rule | undefined {
  if (enemy === undefined || enemy.moved) return () => 'WM-10.1'
  if (enemy.attacked) return () => 'WM-10.7'
  if (enemy.spawned) return () => 'WM-11.3'
  const lured = isLured(s, enemy) ? drawn(s, enemy).cells : undefined
  const reached = new Set(enemyReach(s, enemy).cells)
  return cell => {
    if (cell === enemy.cell) return lured?.length === 0 ? 'WM-9.4' : 'WM-10.1'
    if (isTaken(s, cell)) return 'WM-5.7'
    if (!reached.has(cell)) return outOfReach(s, enemy, cell)
    if (cell === s.end) return 'WM-10.5'
    return lured === undefined || lured.includes(cell) ? undefined : 'WM-9.4'
  }
}

function outOfReach(s: State, { cell: from, figure }: Enemy, cell: Cell): Rule {
  const up = at(s.surface, cell) - at(s.surface, from)
  if (!areAdjacent(from, cell) || up <= 0) return 'WM-10.2'
  if (up > 1) return 'WM-5.5'
  return UNITS[kindOf(figure)].climbs ? 'WM-10.2' : 'WM-10.3'
}

/** WM-10.1, WM-10.7, WM-11.3: offers every cell that an enemy may be moved to. */
export function offerMoves(s: State, enemy: Enemy, o: Offers<WithoutMasters>): void {
  if (enemy.moved || enemy.attacked || enemy.spawned) return
  const cells = destinations(s, enemy)
  for (let i = 0; i < cells.length; i++) o.may(moveEnemy(enemy.figure, cells[i] as Cell))
}

/** Moves an enemy; one that comes to the ball takes it off the board (WM-9.6). */
export function moveTo(s: State, figure: Figure, cell: Cell, t: Table<WithoutMasters>): void {
  const enemy = enemyOf(s.enemies, figure) as Enemy
  t.tell({ what: 'enemyMoved', figure, from: enemy.cell, to: cell })
  enemy.cell = cell
  enemy.moved = true
  reachBall(s, enemy, t)
}
