import { type Cell, NEXT, OUTSIDE, WAYS } from '../content/cells.ts'
import { crateCells } from '../content/pieces.ts'
import { pushed } from '../rules/06-crates/push.ts'
import type { View } from '../state/view.ts'

/** A crate that stands on a height and could be pushed over its edge. */
export interface Drop {
  /** Where the Hero pushes from. */
  readonly from: Cell
  /** Where it falls: who stands there is dead (WM-6.8). */
  readonly below: readonly Cell[]
}

/** All crates that could be pushed over an edge, wherever the Hero is now. */
export function dropsOf(view: View): Drop[] {
  const drops: Drop[] = []
  for (const { kind, cell, bottom } of view.crates) {
    if (bottom === 0) continue
    const own = crateCells(kind, cell)
    for (const part of own) {
      for (const way of WAYS) {
        const from = NEXT[part * 4 + (way ^ 2)] as Cell
        if (from === OUTSIDE || own.includes(from)) continue
        const made = pushed(view, way, from)
        if (typeof made === 'string' || made.to.bottom === made.crate.bottom) continue
        drops.push({ from, below: crateCells(kind, made.to.cell) })
      }
    }
  }
  return drops
}
