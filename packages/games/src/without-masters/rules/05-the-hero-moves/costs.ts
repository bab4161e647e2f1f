import { CELLS, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import { STEP_COSTS } from '../../content/units.ts'
import { type Heights, levelsOf } from '../../state/terrain.ts'
import { FAR } from './reach.ts'

/**
 * A cache of `costsTo` for each surface, which is replaced when a crate moves. The index is the goal, plus CELLS for
 * climbers.
 */
const COUNTED = new WeakMap<Heights, (Uint16Array | undefined)[]>()

/** The cheapest cost in mp from every cell to the goal, without figures (WM-9.3); FAR where there is no way. */
export function costsTo(surface: Heights, goal: Cell, climbs: boolean): Uint16Array {
  let counted = COUNTED.get(surface)
  if (counted === undefined) {
    counted = new Array(2 * CELLS)
    COUNTED.set(surface, counted)
  }
  const index = goal + (climbs ? CELLS : 0)
  const known = counted[index]
  if (known !== undefined) return known
  const costs = costsAround(surface, goal, climbs, NOBODY)
  counted[index] = costs
  return costs
}

const NOBODY: readonly Cell[] = []

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
  const costs = new Uint16Array(CELLS + 1).fill(FAR)
  for (let i = 0; i < taken.length; i++) costs[taken[i] as Cell] = TAKEN
  costs[goal] = 0
  QUEUES[0][0] = goal
  count(levelsOf(surface), costs, 1, climbs, from === goal ? OUTSIDE : from)
  for (let i = 0; i < taken.length; i++) costs[taken[i] as Cell] = FAR
  return costs
}

/** The cheapest cost from every cell to any of the goals. */
export function costsToAny(surface: Heights, goals: readonly Cell[], climbs: boolean): Uint16Array {
  const costs = new Uint16Array(CELLS + 1).fill(FAR)
  for (let i = 0; i < goals.length; i++) {
    costs[goals[i] as Cell] = 0
    QUEUES[0][i] = goals[i] as Cell
  }
  count(levelsOf(surface), costs, goals.length, climbs, OUTSIDE)
  return costs
}

/** Marks a closed cell while costs are counted: no cost is lower, so it is never entered. */
const TAKEN = 0

// A step costs 1 or 2, so three queues keep the cells in the order of their costs. They are used again in every call,
// where the kit's walk would allocate.
const QUEUES = [new Uint8Array(CELLS), new Uint8Array(CELLS), new Uint8Array(CELLS)] as const

/** Counts the costs from the first cells in the queue, until no cell is left or the cost of one is known. */
function count(levels: Uint8Array, costs: Uint16Array, goals: number, climbs: boolean, until: Cell): void {
  let now: Uint8Array = QUEUES[0]
  let soon: Uint8Array = QUEUES[1]
  let later: Uint8Array = QUEUES[2]
  let length = goals
  let soonLength = 0
  let laterLength = 0
  costs[OUTSIDE] = TAKEN
  for (let spent = 0; length + soonLength > 0; spent++) {
    const level = spent + STEP_COSTS.move
    const climb = spent + STEP_COSTS.climb
    for (let i = 0; i < length; i++) {
      const cell = now[i] as Cell
      if (costs[cell] !== spent) continue
      const height = levels[cell] as number
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const from = NEXT[j] as Cell
        const rise = height - (levels[from] as number)
        if (rise <= 0) {
          if ((costs[from] as number) <= level) continue
          costs[from] = level
          soon[soonLength++] = from
        } else if (rise === 1 && climbs && (costs[from] as number) > climb) {
          costs[from] = climb
          later[laterLength++] = from
        }
      }
    }
    if (until !== OUTSIDE && (costs[until] as number) <= spent) break
    const spare = now
    now = soon
    soon = later
    later = spare
    length = soonLength
    soonLength = laterLength
    laterLength = 0
  }
  costs[OUTSIDE] = FAR
}
