import { at, type Cell, NEXT, OUTSIDE } from '../../content/cells.ts'
import { type Heights, surfaceOf } from '../../state/terrain.ts'
import type { TileAccess } from '../04-access-and-opening/access.ts'
import { costsAround } from '../05-the-hero-moves/costs.ts'
import { FAR } from '../05-the-hero-moves/reach.ts'
import { walkCosts, type Yard } from './yard.ts'

/**
 * Whether one enemy could bar the last stretch of a route, where it is walked only: every way to the tile leads over its
 * cell, and from no cell in front of it can it be attacked, since none is as high.
 */
export function canBeBarred(
  { ground, hero }: Pick<Yard, 'ground' | 'hero'>,
  { cell: goal, route, crates }: TileAccess,
): boolean {
  const surface = surfaceOf(ground, crates)
  const lastPush = route.findLastIndex(({ how }) => how === 'push')
  const from = route[lastPush]?.to ?? hero
  return route.slice(lastPush + 1).some(({ to }) => {
    if (to === from || to === goal) return false
    if (at(costsAround(surface, goal, true, [to]), from) !== FAR) return false
    return !isAttackable(surface, to, walkCosts(surface, from, [to]))
  })
}

/** Whether one who may walk so far could attack an enemy on this cell (WM-7.1). */
export function isAttackable(surface: Heights, cell: Cell, costs: Uint16Array): boolean {
  for (let i = cell * 4; i < cell * 4 + 4; i++) {
    const near = NEXT[i] as Cell
    if (near !== OUTSIDE && at(costs, near) !== FAR && at(surface, near) === at(surface, cell)) return true
  }
  return false
}
