import { at, CELLS, type Cell, NEXT, OUTSIDE, type Way } from '../content/cells.ts'
import { FAR, takenBut } from '../rules/05-the-hero-moves/reach.ts'
import { stepCost } from '../rules/05-the-hero-moves/steps.ts'
import type { View } from '../state/view.ts'

/** Where the Hero can walk in this turn, by ways that pick up treats where that costs nothing. */
export interface Walk {
  readonly cells: readonly Cell[]
  readonly cost: Uint16Array
  /** Treats that are picked up on the way. */
  readonly gain: Uint8Array
  /** The way of the first step, -1 for none. */
  readonly first: Int8Array
}

export function heroWalk(view: View, treats: Uint8Array): Walk {
  const cost = new Uint16Array(CELLS).fill(FAR)
  const gain = new Uint8Array(CELLS)
  const first = new Int8Array(CELLS).fill(-1)
  const closed = new Uint8Array(CELLS)
  for (const cell of takenBut(view, view.hero)) closed[cell] = 1
  const byCost: Cell[][] = Array.from({ length: view.mp + 1 }, () => [])
  const cells: Cell[] = [view.hero]
  const completes = !view.locked || view.held === 'key' ? view.end : -1
  cost[view.hero] = 0
  byCost[0]?.push(view.hero)
  for (let spent = 0; spent <= view.mp; spent++) {
    for (const cell of byCost[spent] ?? []) {
      if (cost[cell] !== spent || cell === completes) continue
      for (let way = 0; way < 4; way++) {
        const to = NEXT[cell * 4 + way] as Cell
        if (to === OUTSIDE || closed[to] === 1) continue
        const step = stepCost(at(view.surface, cell), at(view.surface, to), true)
        const total = spent + step
        if (step === 0 || total > view.mp) continue
        const gained = at(gain, cell) + at(treats, to)
        const known = at(cost, to)
        if (total > known || (total === known && gained <= at(gain, to))) continue
        if (known === FAR) cells.push(to)
        if (total < known) byCost[total]?.push(to)
        cost[to] = total
        gain[to] = gained
        first[to] = cell === view.hero ? (way as Way) : at(first, cell)
      }
    }
  }
  return { cells, cost, gain, first }
}

/** How many uncovered treats lie on each cell. */
export function treatsOn({ tiles, surface }: View): Uint8Array {
  const treats = new Uint8Array(CELLS)
  for (const { kind, cell, level } of tiles) {
    if (kind === 'treat' && level === at(surface, cell)) treats[cell] = at(treats, cell) + 1
  }
  return treats
}
