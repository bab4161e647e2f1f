import { CELLS, type Cell, NEXT } from '../../content/cells.ts'
import { STEP_COSTS } from '../../content/units.ts'
import type { Board, Enemy } from '../../state/state.ts'
import { type Heights, levelsOf } from '../../state/terrain.ts'

/** The cost that stands for "cannot be reached". */
export const FAR = 999

/** The reached cells in the order of the search, and the cost of each. It is valid until the next call. */
export interface Reach {
  readonly cells: readonly Cell[]
  readonly cost: Uint16Array
}

// Used again for every call: a reach is asked for several times in each turn of each simulated game.
const cost = new Uint16Array(CELLS + 1).fill(FAR)
// A step costs 1 or 2, so three queues keep the cells in the order of their costs.
const QUEUES = [new Uint8Array(CELLS), new Uint8Array(CELLS), new Uint8Array(CELLS)] as const
const reached: Cell[] = []
const REACH: Reach = { cells: reached, cost }

/** Marks a closed cell during the search: no cost is lower, so it is never entered. */
const TAKEN = 0

/** All cells that steps lead to within these mp (WM-5.2 to WM-5.7), around the taken ones. */
export function reach(surface: Heights, from: Cell, mp: number, climbs: boolean, taken: readonly Cell[]): Reach {
  for (let i = 0; i < reached.length; i++) cost[reached[i] as Cell] = FAR
  for (let i = 0; i < taken.length; i++) cost[taken[i] as Cell] = TAKEN
  cost[from] = 0
  reached.length = 1
  reached[0] = from
  spread(levelsOf(surface), from, mp, climbs)
  for (let i = 0; i < taken.length; i++) cost[taken[i] as Cell] = FAR
  cost[from] = 0
  return REACH
}

function spread(levels: Uint8Array, start: Cell, mp: number, climbs: boolean): void {
  let now: Uint8Array = QUEUES[0]
  let soon: Uint8Array = QUEUES[1]
  let later: Uint8Array = QUEUES[2]
  let length = 1
  let soonLength = 0
  let laterLength = 0
  now[0] = start
  for (let spent = 0; spent < mp && length + soonLength > 0; spent++) {
    const mayClimb = climbs && spent + STEP_COSTS.climb <= mp
    for (let i = 0; i < length; i++) {
      const cell = now[i] as Cell
      if (cost[cell] !== spent) continue
      const height = levels[cell] as number
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const to = NEXT[j] as Cell
        const rise = (levels[to] as number) - height
        // Nothing beyond the edge is low enough for a step.
        if (rise > 1 || (rise === 1 && !mayClimb)) continue
        const total = spent + (rise === 1 ? STEP_COSTS.climb : STEP_COSTS.move)
        const known = cost[to] as number
        if (total >= known) continue
        if (known === FAR) reached.push(to)
        cost[to] = total
        if (rise === 1) later[laterLength++] = to
        else soon[soonLength++] = to
      }
    }
    const spare = now
    now = soon
    soon = later
    later = spare
    length = soonLength
    soonLength = laterLength
    laterLength = 0
  }
}

/** The cells of all figures but one: what that one cannot walk through (WM-1.5). */
export function takenBut({ hero, enemies }: Pick<Board, 'hero' | 'enemies'>, cell: Cell): Cell[] {
  const taken: Cell[] = hero === cell ? [] : [hero]
  for (let i = 0; i < enemies.length; i++) {
    const each = (enemies[i] as Enemy).cell
    if (each !== cell) taken.push(each)
  }
  return taken
}
