import { at, type Cell, NEXT, next, OUTSIDE, WAYS, type Way } from '../content/cells.ts'
import { FAR, reach, takenBut } from '../rules/05-the-hero-moves/reach.ts'
import { stepCost } from '../rules/05-the-hero-moves/steps.ts'
import { type Housed, unitOf } from '../state/content.ts'
import type { Board, Enemy } from '../state/state.ts'
import type { Heights } from '../state/terrain.ts'
import { isUncovered } from '../state/tiles.ts'
import type { View } from '../state/view.ts'

export interface Walk {
  readonly cost: number
  /** The cells on the way, the last one the goal, the first one a step away. */
  readonly route: readonly Cell[]
}

export type Walks = ReadonlyMap<Cell, Walk>

/**
 * Where the Hero can walk with the move points left. A way never crosses an end tile that would complete the setup,
 * and avoids items where that costs nothing, since each item stops the walk with a question.
 */
export function heroWalks(view: View): Walks {
  const { surface, hero, mp, end, locked, held } = view
  const taken = takenBut(view, hero)
  const opens = !locked || held === 'key'
  const walks = walksFrom(surface, hero, mp, true, opens ? [...taken, end] : taken, itemCells(view))
  if (!opens) return walks
  const last = walksFrom(surface, hero, mp, true, taken, itemCells(view)).get(end)
  return last === undefined ? walks : new Map([...walks, [end, last]])
}

/** Where an enemy can walk, for drawing the way it takes. */
export function enemyWalks(board: Board & Housed, enemy: Readonly<Enemy>): Walks {
  const { mp, climbs } = unitOf(board, enemy.figure)
  return walksFrom(board.surface, enemy.cell, mp, climbs, takenBut(board, enemy.cell), new Set())
}

function itemCells(view: View): ReadonlySet<Cell> {
  const items = view.tiles.filter(tile => (tile.kind === 'ball' || tile.kind === 'key') && isUncovered(view, tile))
  return new Set(items.map(({ cell }) => cell))
}

function walksFrom(
  surface: Heights,
  from: Cell,
  mp: number,
  climbs: boolean,
  taken: readonly Cell[],
  shunned: ReadonlySet<Cell>,
): Walks {
  const found = reach(surface, from, mp, climbs, taken)
  const cells = found.cells.slice(1)
  const cost = found.cost.slice()
  const closed = new Set(taken)
  const walks = new Map<Cell, Walk>()
  for (const cell of cells) {
    const route: Cell[] = []
    for (let here = cell; here !== from; here = before(here)) route.unshift(here)
    walks.set(cell, { cost: at(cost, cell), route })
  }
  return walks

  /** The cell from which the cheapest way comes here. */
  function before(cell: Cell): Cell {
    const ways = WAYS.map(way => NEXT[cell * 4 + way] as Cell).filter(other => {
      if (other === OUTSIDE || closed.has(other) || at(cost, other) === FAR) return false
      const step = stepCost(at(surface, other), at(surface, cell), climbs)
      return step > 0 && at(cost, other) + step === at(cost, cell)
    })
    return ways.find(other => !shunned.has(other)) ?? ways[0] ?? from
  }
}

/** The way that leads from a cell to the one beside it. */
export function wayBetween(from: Cell, to: Cell): Way | undefined {
  return WAYS.find(way => next(from, way) === to)
}
