import { at, CELLS, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import { type Heights, raised } from '../../state/terrain.ts'
import type { TileAccess } from '../04-access-and-opening/access.ts'
import { FAR } from '../05-the-hero-moves/reach.ts'
import type { Yard } from './yard.ts'

/**
 * Whether one enemy could bar the last part of a route, after the last push: every way to the tile leads over its
 * cell, and no cell that the Hero can walk to is beside it and as high, so that it cannot be attacked.
 */
export function canBeBarred(
  { ground, hero }: Pick<Yard, 'ground' | 'hero'>,
  { cell: goal, route, crates }: TileAccess,
): boolean {
  const surface = raised(ground, crates)
  const lastPush = route.findLastIndex(({ how }) => how === 'push')
  const from = route[lastPush]?.to ?? hero
  return route.slice(lastPush + 1).some(({ to }) => {
    if (to === from || to === goal) return false
    return !flood(surface, from, to, goal) && !isAttackable(surface, to, WALKED)
  })
}

// Used again for every flood: a generated yard takes hundreds of them.
const WALKED = new Uint16Array(CELLS + 1)
const QUEUE = new Int16Array(CELLS)

/** Marks every cell that steps lead to around the closed one with 0 in WALKED; stops and returns true at the goal. */
function flood(surface: Heights, from: Cell, closed: Cell, goal: Cell): boolean {
  WALKED.fill(FAR)
  WALKED[from] = 0
  // No step leads over the edge or onto the closed cell.
  WALKED[OUTSIDE] = WALKED[closed] = 0
  QUEUE[0] = from
  let last = 1
  for (let i = 0; i < last; i++) {
    const cell = QUEUE[i] as Cell
    const limit = (surface[cell] as number) + 1
    for (let j = cell * 4; j < cell * 4 + 4; j++) {
      const to = NEXT[j] as Cell
      if (WALKED[to] === 0 || (surface[to] as number) > limit) continue
      if (to === goal) return true
      WALKED[to] = 0
      QUEUE[last++] = to
    }
  }
  WALKED[closed] = FAR
  return false
}

/** Whether the Hero, who can walk to the cells that have a cost, could attack an enemy on this cell (WM-7.1). */
export function isAttackable(surface: Heights, cell: Cell, costs: Uint16Array): boolean {
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const near = NEXT[i] as Cell
    if (near !== OUTSIDE && at(costs, near) !== FAR && at(surface, near) === at(surface, cell)) return true
  }
  return false
}
