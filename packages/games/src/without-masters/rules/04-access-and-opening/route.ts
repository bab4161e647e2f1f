import {
  at,
  CELLS,
  type Cell,
  DIRECTIONS,
  type Direction,
  NEXT,
  next,
  OUTSIDE,
  WAYS,
  type Way,
} from '../../content/cells.ts'
import { HERO_UNIT, STEP_COSTS, type StepKind } from '../../content/units.ts'
import { type Crate, type Heights, raised } from '../../state/terrain.ts'
import { costsAround } from '../05-the-hero-moves/costs.ts'
import { FAR } from '../05-the-hero-moves/reach.ts'
import { stepCost, stepKind } from '../05-the-hero-moves/steps.ts'
import { FREE, type Puzzle, SPAWN } from './puzzle.ts'
import type { Search } from './search.ts'

/** One action of a route: a step or a push, and the cell that the Hero comes to. */
export interface RouteStep {
  readonly how: StepKind | 'push'
  readonly way: Direction
  readonly to: Cell
}

/** What a route costs in mp, where a push costs so many. */
export function routeCost(route: readonly RouteStep[], push: number = HERO_UNIT.push): number {
  return route.reduce((sum, { how }) => sum + (how === 'push' ? push : STEP_COSTS[how]), 0)
}

/** The route that a search found to a cell: from push to push, each walk by its cheapest way. */
export function routeTo(search: Search, puzzle: Puzzle, goal: Cell): RouteStep[] {
  const nodes = search.wayTo(at(search.foundBy, goal))
  const route: RouteStep[] = []
  for (const [i, { hero, crates }] of nodes.entries()) {
    const surface = raised(puzzle.ground, crates)
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
  const closed: Cell[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    if (cell === to || cell === from || barred[cell] === FREE) continue
    if (barred[cell] !== SPAWN || surface[cell] === ground[cell]) closed.push(cell)
  }
  const costs = costsAround(surface, to, true, closed, from)
  const steps: RouteStep[] = []
  for (let cell = from; cell !== to; ) {
    const way = WAYS.find(each => leadsOn(surface, costs, cell, each))
    if (way === undefined) return steps
    const there = next(cell, way)
    steps.push({ how: stepKind(at(surface, cell), at(surface, there)) ?? 'move', way: DIRECTIONS[way], to: there })
    cell = there
  }
  return steps
}

/** Whether the next cell that way lies on a cheapest way. */
function leadsOn(surface: Heights, costs: Uint16Array, cell: Cell, way: Way): boolean {
  const there = next(cell, way)
  if (there === OUTSIDE || at(costs, there) === FAR) return false
  const step = stepCost(at(surface, cell), at(surface, there), true)
  return step > 0 && at(costs, there) + step === at(costs, cell)
}
