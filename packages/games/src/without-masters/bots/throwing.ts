import type { Dice } from '@undercroft/kernel'
import { at, type Cell, distance, NOWHERE, next, OUTSIDE, WAYS, type Way } from '../content/cells.ts'
import { costsTo } from '../rules/05-the-hero-moves/costs.ts'
import { contentOf } from '../state/content.ts'
import type { View } from '../state/view.ts'
import type { Drop } from './drops.ts'

/** WM-9.1 */
export function mayThrowTo(view: View, cell: Cell): boolean {
  const far = distance(view.hero, cell)
  return far > 0 && far <= contentOf(view).hero.range
}

/** Whether a Hero there could drop the crate in the next turn. */
export function isSprung(view: View, { from }: Drop, cell: Cell): boolean {
  const { push, mp } = contentOf(view).hero
  return at(costsTo(view.surface, from, true), cell) + push <= mp
}

/** A cell within a throw, and not too near; NOWHERE if it came out where the Hero stands. */
export function throwCell(view: View, dice: Dice): Cell {
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
