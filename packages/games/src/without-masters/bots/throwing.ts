import type { Dice } from '@undercroft/kernel'
import { THROW_RANGE } from '../content/box.ts'
import { at, type Cell, distance, NOWHERE, next, OUTSIDE, WAYS, type Way } from '../content/cells.ts'
import { COSTS, HERO_MP } from '../content/units.ts'
import { costsTo } from '../rules/05-the-hero-moves/costs.ts'
import type { View } from '../state/view.ts'
import type { Drop } from './drops.ts'

/** WM-9.1 */
export function mayThrowTo({ hero }: View, cell: Cell): boolean {
  const far = distance(hero, cell)
  return far > 0 && far <= THROW_RANGE
}

/** Whether a Hero there could drop the crate in the next turn. */
export function isSprung({ surface }: View, { from }: Drop, cell: Cell): boolean {
  return at(costsTo(surface, from, true), cell) + COSTS.push <= HERO_MP
}

/** A cell within a throw, and not too near; NOWHERE if it came out where the Hero stands. */
export function throwCell(hero: Cell, dice: Dice): Cell {
  let cell = hero
  for (let steps = 3 + dice.below(THROW_RANGE - 2); steps > 0; steps--) {
    const to = next(cell, WAYS[dice.below(4)] as Way)
    if (to !== OUTSIDE) cell = to
  }
  return cell === hero ? NOWHERE : cell
}
