import type { Dice } from '@undercroft/kernel'
import { at, type Cell, distance, NOWHERE, next, OUTSIDE, WAYS, type Way } from '../content/cells.ts'
import { costsTo } from '../rules/05-the-hero-moves/costs.ts'
import { throwTo } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import type { Enemy } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { pulls } from '../words/previews.ts'
import { menaceOf } from './danger.ts'
import type { Drop } from './drops.ts'
import { danger, lessBy, type Mind, type Note, standing, WORTH } from './hero-mind.ts'

/** WM-9.1 */
function mayThrowTo(view: View, cell: Cell): boolean {
  const far = distance(view.hero, cell)
  return far > 0 && far <= contentOf(view).hero.range
}

/** Whether a Hero there could drop the crate in the next turn. */
function isSprung(view: View, { from }: Drop, cell: Cell): boolean {
  const { push, mp } = contentOf(view).hero
  return at(costsTo(view.surface, from, true), cell) + push <= mp
}

/** A cell within a throw, and not too near; NOWHERE if it came out where the Hero stands. */
function throwCell(view: View, dice: Dice): Cell {
  const { hero } = view
  const { range } = contentOf(view).hero
  const near = Math.min(3, range)
  let cell = hero
  for (let steps = near + dice.below(range - near + 1); steps > 0; steps--) {
    const to = next(cell, WAYS[dice.below(4)] as Way)
    if (to !== OUTSIDE) cell = to
  }
  return cell === hero ? NOWHERE : cell
}

/** Cells that a throw is tried on: all would take long, and many are alike. */
const THROWS = 10

/** Throwing the ball where it draws enemies away, and walking on with a mp less. */
export function throws(mind: Mind, dice: Dice, note: Note): void {
  const { view } = mind
  const baits = mind.drops.flatMap(({ below }) => below).filter(cell => mayThrowTo(view, cell))
  const tries = Array.from({ length: THROWS }, () => throwCell(view, dice)).filter(cell => cell !== NOWHERE)
  for (const cell of new Set([...baits, ...tries])) note(throwTo(cell), throwWorth(mind, cell))
}

function throwWorth(mind: Mind, cell: Cell): number {
  const { view, walk } = mind
  const { cells, cost, gain } = walk
  const lured = WORTH.lured * lessBy(mind.out, view)
  const most = view.mp - contentOf(view).hero.throw
  const drawn = pulls(view, cell).map(({ figure, cells: to, mustMove }) => {
    const enemy = view.enemies.find(each => each.figure === figure) as Enemy
    return { enemy, cells: mustMove ? to : [enemy.cell, ...to] }
  })
  const drawnOff = drawn.map(each => menaceOf(view, each.enemy, each.cells))
  const traps = mind.drops.filter(({ below }) => drawn.some(each => each.cells.every(to => below.includes(to))))
  let best = -Infinity
  for (let i = 0; i < cells.length; i++) {
    const to = cells[i] as Cell
    if ((cost[to] as number) > most) continue
    const worth =
      standing(mind, to) +
      WORTH.treat * (gain[to] as number) +
      (traps.some(trap => isSprung(view, trap, to)) ? lured : 0) -
      danger(mind, to, drawnOff)
    if (worth > best) best = worth
  }
  return best - WORTH.ball
}
