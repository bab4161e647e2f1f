import { CELLS, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import { type Heights, levelsOf } from '../../state/terrain.ts'
import { FAR } from './reach.ts'
import { anyWait, beginWaves, LEVEL, stepTable, TAKEN, takeWave, WAITING, wait, waveAt } from './waves.ts'

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
  beginWaves()
  wait(goal, 0)
  count(levelsOf(surface), costs, climbs, from === goal ? OUTSIDE : from)
  for (let i = 0; i < taken.length; i++) costs[taken[i] as Cell] = FAR
  return costs
}

/** The cheapest cost from every cell to any of the goals. */
export function costsToAny(surface: Heights, goals: readonly Cell[], climbs: boolean): Uint16Array {
  const costs = new Uint16Array(CELLS + 1).fill(FAR)
  beginWaves()
  for (let i = 0; i < goals.length; i++) {
    costs[goals[i] as Cell] = 0
    wait(goals[i] as Cell, 0)
  }
  count(levelsOf(surface), costs, climbs, OUTSIDE)
  return costs
}

/** Counts the costs from the cells that wait, until none is left or the cost of one is known. */
function count(levels: Uint8Array, costs: Uint16Array, climbs: boolean, until: Cell): void {
  const steps = stepTable(climbs)
  costs[OUTSIDE] = TAKEN
  for (let spent = 0; anyWait(); spent++) {
    const first = waveAt(spent)
    const end = first + takeWave(spent)
    for (let i = first; i < end; i++) {
      const cell = WAITING[i] as Cell
      if (costs[cell] !== spent) continue
      const height = levels[cell] as number
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const from = NEXT[j] as Cell
        const step = steps[LEVEL + height - (levels[from] as number)] as number
        const total = spent + step
        if (step === 0 || (costs[from] as number) <= total) continue
        costs[from] = total
        wait(from, total)
      }
    }
    if (until !== OUTSIDE && (costs[until] as number) <= spent) break
  }
  costs[OUTSIDE] = FAR
}
