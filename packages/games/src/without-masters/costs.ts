import { CELLS, type Cell, NEXT, OUTSIDE } from './cells.ts'
import { FAR } from './reach.ts'
import { type Heights, stepCost } from './terrain.ts'

/** For each surface what was counted on it; surfaces change only when a crate does. By goal, climbers after the others. */
const COUNTED = new WeakMap<Heights, (Uint16Array | undefined)[]>()

/** The cheapest cost in mp from every cell to one of them, as if there were no figures (WM-9.3); FAR where no way leads. */
export function costsTo(surface: Heights, goal: Cell, climbs: boolean): Uint16Array {
  const counted = COUNTED.get(surface) ?? []
  if (counted.length === 0) COUNTED.set(surface, counted)
  const index = goal + (climbs ? CELLS : 0)
  const known = counted[index]
  if (known !== undefined) return known
  const costs = costsAround(surface, goal, climbs, [])
  counted[index] = costs
  return costs
}

/** Marks a cell that no way leads over while costs are counted: lower than any cost. */
const TAKEN = 0

/** The same, around the cells that are taken. */
export function costsAround(surface: Heights, goal: Cell, climbs: boolean, taken: readonly Cell[]): Uint16Array {
  const costs = new Uint16Array(CELLS).fill(FAR)
  for (let i = 0; i < taken.length; i++) costs[taken[i] as Cell] = TAKEN
  costs[goal] = 0
  // A step costs 1 or 2, so three queues are enough to take cells in the order of their costs.
  const queues: Cell[][] = [[goal], [], []]
  for (let spent = 0, idle = 0; idle < 3; spent++) {
    const queue = queues[spent % 3] as Cell[]
    idle = queue.length === 0 ? idle + 1 : 0
    for (let i = 0; i < queue.length; i++) {
      const cell = queue[i] as Cell
      if (costs[cell] !== spent) continue
      const height = surface[cell] as number
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const from = NEXT[j] as Cell
        if (from === OUTSIDE) continue
        const step = stepCost(surface[from] as number, height, climbs)
        if (step === 0 || spent + step >= (costs[from] as number)) continue
        costs[from] = spent + step
        ;(queues[(spent + step) % 3] as Cell[]).push(from)
      }
    }
    queue.length = 0
  }
  for (let i = 0; i < taken.length; i++) costs[taken[i] as Cell] = FAR
  return costs
}
