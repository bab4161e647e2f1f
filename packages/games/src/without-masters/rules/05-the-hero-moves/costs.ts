import { CELLS, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import type { Heights } from '../../state/terrain.ts'
import { FAR } from './reach.ts'
import { stepCost } from './steps.ts'

/**
 * A cache of `costsTo` for each surface, which is replaced when a crate moves. The index is the goal, plus CELLS for
 * climbers.
 */
const COUNTED = new WeakMap<Heights, (Uint16Array | undefined)[]>()

/** The cheapest cost in mp from every cell to the goal, without figures (WM-9.3); FAR where there is no way. */
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

/** Marks a closed cell while costs are counted: no cost is lower, so it is never entered. */
const TAKEN = 0

// A step costs 1 or 2, so three queues keep the cells in the order of their costs. They are used again in every call,
// where the kit's walk would allocate.
const QUEUES = [new Int16Array(2 * CELLS), new Int16Array(2 * CELLS), new Int16Array(2 * CELLS)] as const
const LENGTHS = [0, 0, 0]

/**
 * The same, around the taken cells. With a `from` the count stops there: costs of cells that are as far or further
 * are not valid, since no cheapest way from there leads over them.
 */
export function costsAround(
  surface: Heights,
  goal: Cell,
  climbs: boolean,
  taken: readonly Cell[],
  from = goal,
): Uint16Array {
  const costs = new Uint16Array(CELLS).fill(FAR)
  for (let i = 0; i < taken.length; i++) costs[taken[i] as Cell] = TAKEN
  costs[goal] = 0
  QUEUES[0][0] = goal
  LENGTHS.fill(0)
  LENGTHS[0] = 1
  for (let spent = 0, now = 0, idle = 0; idle < 3; spent++) {
    const queue = QUEUES[now] as Int16Array
    const length = LENGTHS[now] as number
    idle = length === 0 ? idle + 1 : 0
    for (let i = 0; i < length; i++) {
      const cell = queue[i] as Cell
      if (costs[cell] === spent) approach(surface, costs, cell, spent, now, climbs)
    }
    LENGTHS[now] = 0
    if (from !== goal && (costs[from] as number) <= spent) break
    now = now === 2 ? 0 : now + 1
  }
  for (let i = 0; i < taken.length; i++) costs[taken[i] as Cell] = FAR
  return costs
}

/** Counts what it costs to come to a cell from each of its neighbours. */
function approach(surface: Heights, costs: Uint16Array, cell: Cell, spent: number, now: number, climbs: boolean): void {
  const height = surface[cell] as number
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const from = NEXT[i] as Cell
    if (from === OUTSIDE) continue
    const step = stepCost(surface[from] as number, height, climbs)
    if (step === 0 || spent + step >= (costs[from] as number)) continue
    costs[from] = spent + step
    const later = now + step > 2 ? now + step - 3 : now + step
    const last = LENGTHS[later] as number
    ;(QUEUES[later] as Int16Array)[last] = from
    LENGTHS[later] = last + 1
  }
}
