import { CELLS, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import type { Board, Enemy } from '../../state/state.ts'
import type { Heights } from '../../state/terrain.ts'
import { stepCost } from './steps.ts'

/** The cost that stands for "cannot be reached". */
export const FAR = 999

/** The reached cells in the order of the search, and the cost of each. It is valid until the next call. */
export interface Reach {
  readonly cells: readonly Cell[]
  readonly cost: Uint16Array
}

// Used again for every call: a reach is asked for several times in each turn of each simulated game.
const cost = new Uint16Array(CELLS + 1)
const closed = new Uint8Array(CELLS + 1)
const buckets: Cell[][] = Array.from({ length: 64 }, () => [])
const reached: Cell[] = []
const REACH: Reach = { cells: reached, cost }

/** All cells that steps lead to within these mp (WM-5.2 to WM-5.7), around the taken ones. */
export function reach(surface: Heights, from: Cell, mp: number, climbs: boolean, taken: readonly Cell[]): Reach {
  for (let i = 0; i < reached.length; i++) cost[reached[i] as Cell] = FAR
  reached.length = 0
  for (let i = 0; i < taken.length; i++) closed[taken[i] as Cell] = 1
  for (let i = 0; i <= mp + 1; i++) (buckets[i] as Cell[]).length = 0
  cost[from] = 0
  reached.push(from)
  ;(buckets[0] as Cell[]).push(from)
  for (let spent = 0; spent < mp; spent++) {
    const bucket = buckets[spent] as Cell[]
    for (let i = 0; i < bucket.length; i++) {
      const cell = bucket[i] as Cell
      if (cost[cell] === spent) spread(surface, cell, spent, mp, climbs)
    }
  }
  for (let i = 0; i < taken.length; i++) closed[taken[i] as Cell] = 0
  return REACH
}

function spread(surface: Heights, cell: Cell, spent: number, mp: number, climbs: boolean): void {
  const height = surface[cell] as number
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const to = NEXT[i] as Cell
    if (to === OUTSIDE || closed[to] === 1) continue
    const step = stepCost(height, surface[to] as number, climbs)
    const total = spent + step
    if (step === 0 || total > mp || total >= (cost[to] as number)) continue
    if (cost[to] === FAR) reached.push(to)
    cost[to] = total
    ;(buckets[total] as Cell[]).push(to)
  }
}

cost.fill(FAR)

/** The cells of all figures but one: what that one cannot walk through (WM-1.5). */
export function takenBut({ hero, enemies }: Pick<Board, 'hero' | 'enemies'>, cell: Cell): Cell[] {
  const taken: Cell[] = hero === cell ? [] : [hero]
  for (let i = 0; i < enemies.length; i++) {
    const each = (enemies[i] as Enemy).cell
    if (each !== cell) taken.push(each)
  }
  return taken
}
