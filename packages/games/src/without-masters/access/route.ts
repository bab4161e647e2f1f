import { at, CELLS, type Cell, DIRECTIONS, type Direction, NEXT, OUTSIDE, type Way } from '../cells.ts'
import { COSTS } from '../content/units.ts'
import { FAR } from '../reach.ts'
import { type Crate, type Heights, type StepKind, stepCost, stepKind, surfaceOf } from '../terrain.ts'
import { FREE, type Puzzle, SPAWN } from './puzzle.ts'
import type { Search } from './search.ts'

/** One action of a route: a step or a push, and the cell that the Hero comes to. */
export interface RouteStep {
  readonly how: StepKind | 'push'
  readonly way: Direction
  readonly to: Cell
}

export function routeCost(route: readonly RouteStep[]): number {
  return route.reduce((sum, { how }) => sum + COSTS[how], 0)
}

/** The route that a search found to a cell: from push to push, each walk by its cheapest way. */
export function routeTo(search: Search, puzzle: Puzzle, goal: Cell): RouteStep[] {
  const nodes = search.wayTo(at(search.foundBy, goal))
  const route: RouteStep[] = []
  for (const [i, { hero, crates }] of nodes.entries()) {
    const surface = surfaceOf(puzzle.ground, crates)
    const after = nodes[i + 1]
    const way = after === undefined ? undefined : pushBetween(crates, after.crates)
    if (after === undefined) {
      route.push(...walk(puzzle, surface, hero, goal))
    } else if (way === undefined) {
      route.push(...walk(puzzle, surface, hero, after.hero))
    } else {
      const from = NEXT[after.hero * 4 + (way ^ 2)] as Cell
      route.push(...walk(puzzle, surface, hero, from), { how: 'push', way: DIRECTIONS[way], to: after.hero })
    }
  }
  return route
}

/** Which way a crate went between two nodes; none if the key was visited instead. */
function pushBetween(before: readonly Crate[], after: readonly Crate[]): Way | undefined {
  const isIn = (crates: readonly Crate[], { kind, cell }: Crate): boolean =>
    crates.some(each => each.kind === kind && each.cell === cell)
  const isSame = (a: Crate, b: Crate): boolean => a.kind === b.kind && a.cell === b.cell && a.bottom === b.bottom
  const gone = before.find(crate => !after.some(each => isSame(each, crate)))
  const come = after.find(crate => !before.some(each => isSame(each, crate)))
  if (gone === undefined || come === undefined || isIn([come], gone)) return undefined
  for (const way of [0, 1, 2, 3] as const) if (NEXT[gone.cell * 4 + way] === come.cell) return way
  return undefined
}

/** The cheapest way in mp, around barred cells; `to` itself may be one. */
function walk({ barred, ground }: Puzzle, surface: Heights, from: Cell, to: Cell): RouteStep[] {
  const costs = new Uint16Array(CELLS + 1).fill(FAR)
  const cameBy = new Int8Array(CELLS + 1).fill(-1)
  const isBarred = (cell: Cell): boolean =>
    cell !== to && barred[cell] !== FREE && (barred[cell] !== SPAWN || surface[cell] === ground[cell])
  costs[from] = 0
  const open: Cell[] = [from]
  while (open.length > 0) {
    const cell = open.reduce((best, each) => (at(costs, each) < at(costs, best) ? each : best))
    open.splice(open.indexOf(cell), 1)
    if (cell === to) break
    for (const way of [0, 1, 2, 3] as const) {
      const there = NEXT[cell * 4 + way] as Cell
      if (there === OUTSIDE || isBarred(there)) continue
      const step = stepCost(at(surface, cell), at(surface, there), true)
      const cost = at(costs, cell) + step
      if (step === 0 || cost >= at(costs, there)) continue
      costs[there] = cost
      cameBy[there] = way
      open.push(there)
    }
  }
  return tracedBack(surface, from, to, cameBy)
}

function tracedBack(surface: Heights, from: Cell, to: Cell, cameBy: Int8Array): RouteStep[] {
  const steps: RouteStep[] = []
  for (let cell = to; cell !== from && at(cameBy, cell) >= 0; ) {
    const way = at(cameBy, cell) as Way
    const before = NEXT[cell * 4 + (way ^ 2)] as Cell
    const how = stepKind(at(surface, before), at(surface, cell)) ?? 'move'
    steps.push({ how, way: DIRECTIONS[way], to: cell })
    cell = before
  }
  return steps.reverse()
}
