import type { Dice } from '@undercroft/kernel'
import { at, CELLS, type Cell, distance, NEXT, OUTSIDE } from '../../content/cells.ts'
import { FAR } from '../05-the-hero-moves/reach.ts'
import { pick } from './chance.ts'
import type { Yard } from './yard.ts'

/** A crate on a height that can be pushed over its edge, onto an enemy below (WM-6.8). */
export interface Ledge {
  readonly crate: Cell
  /** Where the Hero pushes from, and where it falls. */
  readonly from: Cell
  readonly below: Cell
}

/** The most mp from the start to where the Hero pushes: in the first turns enemies are still where they were laid. */
const MOST = 16

/** Picks a ledge that uses none of the taken cells: near the start, or else on the way, near it, or anywhere. */
export function pickLedge(dice: Dice, yard: Yard, way: readonly Cell[], taken: ReadonlySet<Cell>): Ledge | undefined {
  const free = ledges(yard).filter(
    ({ crate, from, below }) => ![crate, from, below].some(cell => taken.has(cell)) && !way.includes(crate),
  )
  const within = (far: number): Ledge[] => free.filter(({ from }) => way.some(cell => distance(cell, from) <= far))
  const near = free.filter(ledge => isNear(yard, ledge))
  return pick(dice, near) ?? pick(dice, within(0)) ?? pick(dice, within(2)) ?? pick(dice, free)
}

/** Whether the Hero can drop it in the first turn, before anybody moves. */
export function isNear({ costs, unit }: Yard, { from }: Ledge): boolean {
  return at(costs, from) + unit.push <= unit.mp
}

function ledges({ ground, costs }: Yard): Ledge[] {
  const found: Ledge[] = []
  for (let crate = 0; crate < CELLS; crate++) {
    const height = at(ground, crate)
    if (height === 0 || at(costs, crate) === FAR) continue
    for (let way = 0; way < 4; way++) {
      const below = NEXT[crate * 4 + way] as Cell
      const from = NEXT[crate * 4 + (way ^ 2)] as Cell
      if (below === OUTSIDE || from === OUTSIDE) continue
      if (at(ground, below) >= height || at(ground, from) !== height || at(costs, from) > MOST) continue
      found.push({ crate, from, below })
    }
  }
  return found
}
