import { CELLS, type Cell, next, type Way } from '../content/cells.ts'
import type { Push } from '../rules/06-crates/push.ts'
import type { Crate, Heights } from '../state/terrain.ts'
import type { View } from '../state/view.ts'
import { pushedBoard } from '../words/previews.ts'

/** What a push makes of the crates, and of the surface with them. */
interface Shoved {
  readonly crates: readonly Crate[]
  readonly surface: Heights
}

/**
 * Pushes that were thought of, by the crates before them. In one turn the Hero thinks of the same push at every step, and
 * costs and routes are kept by the lists that come of it. The lists are frozen, so that they can be shared.
 */
const SHOVED = new Map<readonly Crate[], Map<number, Shoved>>()
const MOST_SHOVED = 256
let kept = 0

/** The board after a push, with the same crates and the same surface as when it was last thought of. */
export function shovedBoard(view: View, push: Push, from: Cell, way: Way): View {
  const board = pushedBoard(view, push, next(from, way))
  const known = SHOVED.get(view.crates)
  const place = positionOf(view, from) * 4 + way
  const shoved = known?.get(place)
  if (shoved !== undefined) return { ...board, crates: shoved.crates, surface: shoved.surface }
  if (kept >= MOST_SHOVED) {
    SHOVED.clear()
    kept = 0
  }
  const pushes = SHOVED.get(view.crates) ?? new Map<number, Shoved>()
  SHOVED.set(view.crates, pushes.set(place, { crates: board.crates, surface: board.surface }))
  kept++
  return board
}

/** One number for everything but the crates that a route depends on: the Hero's place, the lock, and where the key is. */
export function positionOf({ tiles, locked, held }: View, hero: Cell): number {
  const key = tiles.find(({ kind }) => kind === 'key')?.cell ?? CELLS
  return ((hero * (CELLS + 1) + key) * 2 + (locked ? 1 : 0)) * 2 + (held === 'key' ? 1 : 0)
}
