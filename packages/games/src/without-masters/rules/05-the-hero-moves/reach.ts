import { CELLS, type Cell, NEXT } from '../../content/cells.ts'
import type { Board, Enemy } from '../../state/state.ts'
import { type Heights, levelsOf } from '../../state/terrain.ts'
import { anyWait, beginWaves, LEVEL, stepTable, TAKEN, takeWave, WAITING, wait, waveAt } from './waves.ts'

/** The cost that stands for "cannot be reached". */
export const FAR = 999

/** The reached cells in the order of the search, and the cost of each. It is valid until the next call. */
export interface Reach {
  readonly cells: readonly Cell[]
  readonly cost: Uint16Array
}

// Used again for every call: a reach is asked for several times in each turn of each simulated game.
const cost = new Uint16Array(CELLS + 1).fill(FAR)
const reached: Cell[] = []
const REACH: Reach = { cells: reached, cost }

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
  const steps = stepTable(climbs)
  beginWaves()
  wait(start, 0)
  for (let spent = 0; spent < mp && anyWait(); spent++) {
    const first = waveAt(spent)
    const end = first + takeWave(spent)
    for (let i = first; i < end; i++) {
      const cell = WAITING[i] as Cell
      if (cost[cell] !== spent) continue
      const height = levels[cell] as number
      for (let j = cell * 4; j < cell * 4 + 4; j++) {
        const to = NEXT[j] as Cell
        // Nothing beyond the edge is low enough for a step.
        const step = steps[LEVEL + (levels[to] as number) - height] as number
        const total = spent + step
        const known = cost[to] as number
        if (step === 0 || total > mp || total >= known) continue
        if (known === FAR) reached.push(to)
        cost[to] = total
        wait(to, total)
      }
    }
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
