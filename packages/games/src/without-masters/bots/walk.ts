import { CELLS, type Cell, NEXT } from '../content/cells.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
import {
  anyWait,
  beginWaves,
  LEVEL,
  stepTable,
  TAKEN,
  takeWave,
  WAITING,
  wait,
  waveAt,
} from '../rules/05-the-hero-moves/waves.ts'
import type { Enemy, Tile } from '../state/state.ts'
import { levelsOf } from '../state/terrain.ts'
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

interface Tables extends Walk {
  readonly cells: Cell[]
}

/** Tables that nobody uses now. To make them anew takes longer than most walks. */
const SPARE: Tables[] = []

function emptyTables(): Tables {
  return {
    cells: [],
    cost: new Uint16Array(CELLS + 1).fill(FAR),
    gain: new Uint8Array(CELLS + 1),
    first: new Int8Array(CELLS + 1).fill(-1),
  }
}

/** Thinks with a walk, which is not valid any more afterwards. */
export function walking<Thought>(view: View, think: (walk: Walk) => Thought): Thought {
  const walk = SPARE.pop() ?? emptyTables()
  heroWalk(view, walk)
  const thought = think(walk)
  const { cells, cost, gain, first } = walk
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell
    cost[cell] = FAR
    gain[cell] = 0
    first[cell] = -1
  }
  cells.length = 0
  SPARE.push(walk)
  return thought
}

/** Used again for every walk. */
const TREATS = new Uint8Array(CELLS + 1)

function heroWalk(view: View, walk: Tables): void {
  const { enemies, hero, tiles } = view
  for (let i = 0; i < enemies.length; i++) walk.cost[(enemies[i] as Enemy).cell] = TAKEN
  layTreats(view)
  walk.cost[hero] = 0
  walk.cells.push(hero)
  spread(view, walk)
  for (let i = 0; i < tiles.length; i++) TREATS[(tiles[i] as Tile).cell] = 0
  for (let i = 0; i < enemies.length; i++) walk.cost[(enemies[i] as Enemy).cell] = FAR
  walk.cost[hero] = 0
}

/** Counts the uncovered treats on each cell. */
function layTreats({ tiles, surface }: View): void {
  for (let i = 0; i < tiles.length; i++) {
    const { kind, cell, level } = tiles[i] as Tile
    if (kind === 'treat' && level === surface[cell]) TREATS[cell] = (TREATS[cell] as number) + 1
  }
}

function spread({ surface, hero, mp, end, locked, held }: View, { cells, cost, gain, first }: Tables): void {
  const levels = levelsOf(surface)
  const completes = !locked || held === 'key' ? end : -1
  const steps = stepTable(true)
  beginWaves()
  wait(hero, 0)
  for (let spent = 0; spent < mp && anyWait(); spent++) {
    const start = waveAt(spent)
    const stop = start + takeWave(spent)
    for (let i = start; i < stop; i++) {
      const cell = WAITING[i] as Cell
      if (cost[cell] !== spent || cell === completes) continue
      const height = levels[cell] as number
      for (let way = 0; way < 4; way++) {
        const to = NEXT[cell * 4 + way] as Cell
        // Nothing beyond the edge is low enough for a step.
        const step = steps[LEVEL + (levels[to] as number) - height] as number
        const total = spent + step
        const known = cost[to] as number
        if (step === 0 || total > mp || total > known) continue
        const gained = (gain[cell] as number) + (TREATS[to] as number)
        if (total === known && gained <= (gain[to] as number)) continue
        if (known === FAR) cells.push(to)
        if (total < known) wait(to, total)
        cost[to] = total
        gain[to] = gained
        first[to] = cell === hero ? way : (first[cell] as number)
      }
    }
  }
}
