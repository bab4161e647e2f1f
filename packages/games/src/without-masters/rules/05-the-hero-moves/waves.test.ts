import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { at, CELLS, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import type { Heights } from '../../state/terrain.ts'
import { costsAround, costsTo, costsToAny } from './costs.ts'
import { FAR, reach } from './reach.ts'
import { stepCost } from './steps.ts'

const EVERY_CELL: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell)

const randomYard = (dice: FastDice): Heights => EVERY_CELL.map(() => at([0, 0, 0, 0, 1, 1, 2, 3], dice.below(8)))

/** The cheapest costs from one cell by single steps, tried until none makes anything cheaper. */
function plainly(yard: Heights, start: Cell, climbs: boolean, taken: readonly Cell[]): number[] {
  const costs = EVERY_CELL.map((cell): number => (cell === start ? 0 : FAR))
  for (let changed = true; changed; ) {
    changed = false
    for (const cell of EVERY_CELL) {
      for (const to of NEXT.subarray(cell * 4, cell * 4 + 4)) {
        if (to === OUTSIDE || taken.includes(to)) continue
        const step = stepCost(at(yard, cell), at(yard, to), climbs)
        const total = at(costs, cell) + step
        if (step === 0 || total >= at(costs, to)) continue
        costs[to] = total
        changed = true
      }
    }
  }
  return costs
}

describe.each([true, false])('over random yards, with climbs %s', climbs => {
  const dice = new FastDice('random yards')
  const yards = Array.from({ length: 12 }, () => {
    const [start = 0, ...taken] = Array.from({ length: 6 }, () => dice.below(CELLS))
    return { yard: randomYard(dice), start, taken: taken.filter(cell => cell !== start) }
  })

  it('reach is what single steps reach (WM-5.2 to WM-5.7)', () => {
    for (const { yard, start, taken } of yards) {
      const costs = plainly(yard, start, climbs, taken)
      for (const mp of [1, 2, 5, 8, 60]) {
        const { cells, cost } = reach(yard, start, mp, climbs, taken)
        const near = EVERY_CELL.filter(cell => at(costs, cell) <= mp)
        expect(cells.toSorted((a, b) => a - b)).toEqual(near)
        expect(near.map(cell => cost[cell])).toEqual(near.map(cell => at(costs, cell)))
      }
    }
  })

  it('costs to a goal are those of single steps to it', () => {
    for (const { yard, start, taken } of yards) {
      const free = plainly(yard, start, climbs, [])
      const around = plainly(yard, start, climbs, taken)
      const goals = EVERY_CELL.filter(cell => cell % 7 === 0 && !taken.includes(cell))
      expect(goals.map(goal => costsTo(yard, goal, climbs)[start])).toEqual(goals.map(goal => at(free, goal)))
      expect(goals.map(goal => costsAround(yard, goal, climbs, taken)[start])).toEqual(
        goals.map(goal => at(around, goal)),
      )
      expect(goals.map(goal => costsAround(yard, goal, climbs, taken, start)[start])).toEqual(
        goals.map(goal => at(around, goal)),
      )
      expect(costsToAny(yard, goals, climbs)[start]).toBe(Math.min(...goals.map(goal => at(free, goal))))
    }
  })
})
