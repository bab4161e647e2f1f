import { CELLS, type Cell, NEXT } from '../content/cells.ts'
import { STEP_COSTS } from '../content/units.ts'
import { FAR } from '../rules/05-the-hero-moves/reach.ts'
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

// Used again for every walk. A step costs 1 or 2, so three queues keep the cells in the order of their costs.
const TREATS = new Uint8Array(CELLS + 1)
const QUEUES = [new Uint8Array(CELLS), new Uint8Array(CELLS), new Uint8Array(CELLS)] as const

/** Marks a closed cell during the walk: no cost is lower, so it is never entered. */
const TAKEN = 0

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
  let now: Uint8Array = QUEUES[0]
  let soon: Uint8Array = QUEUES[1]
  let later: Uint8Array = QUEUES[2]
  let length = 1
  let soonLength = 0
  let laterLength = 0
  now[0] = hero
  for (let spent = 0; spent < mp && length + soonLength > 0; spent++) {
    for (let i = 0; i < length; i++) {
      const cell = now[i] as Cell
      if (cost[cell] !== spent || cell === completes) continue
      const height = levels[cell] as number
      for (let way = 0; way < 4; way++) {
        const to = NEXT[cell * 4 + way] as Cell
        const rise = (levels[to] as number) - height
        // Nothing beyond the edge is low enough for a step.
        if (rise > 1) continue
        const total = spent + (rise === 1 ? STEP_COSTS.climb : STEP_COSTS.move)
        const known = cost[to] as number
        if (total > mp || total > known) continue
        const gained = (gain[cell] as number) + (TREATS[to] as number)
        if (total === known && gained <= (gain[to] as number)) continue
        if (known === FAR) cells.push(to)
        if (total < known) {
          if (rise === 1) later[laterLength++] = to
          else soon[soonLength++] = to
        }
        cost[to] = total
        gain[to] = gained
        first[to] = cell === hero ? way : (first[cell] as number)
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
