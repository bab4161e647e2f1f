import { CELLS, type Cell, next, type Way } from '../content/cells.ts'
import { afterPush, type Push, tilesAfter } from '../rules/06-crates/push.ts'
import type { Tile } from '../state/state.ts'
import type { Crate, Heights } from '../state/terrain.ts'
import type { View } from '../state/view.ts'

/** What a push makes of the crates, and of the surface with them. */
interface Shoved {
  readonly crates: readonly Crate[]
  readonly surface: Heights
}

/**
 * Pushes that were thought of, by the crates before them. In one turn the Hero thinks of the same push at every step, and
 * routes are kept by the lists that come of it. The lists are frozen, so that they can be shared.
 */
const SHOVED = new Map<readonly Crate[], Map<number, Shoved>>()
const MOST_SHOVED = 256
let kept = 0

/** The view after a push for so many mp, with the same crates and the same surface as when it was last thought of. */
export function shovedView(view: View, push: Push, from: Cell, way: Way, mp: number): View {
  const { crates, surface } = shoved(view, push, positionOf(view, from) * 4 + way)
  const enemies = view.enemies.filter(({ cell }) => !push.kills.includes(cell))
  return {
    ...view,
    crates,
    surface,
    tiles: tilesAfter(view.tiles, push),
    enemies,
    hero: next(from, way),
    mp: view.mp - mp,
    died: view.died + view.enemies.length - enemies.length,
  }
}

function shoved(view: View, push: Push, place: number): Shoved {
  const known = SHOVED.get(view.crates)?.get(place)
  if (known !== undefined) return known
  if (kept >= MOST_SHOVED) {
    SHOVED.clear()
    kept = 0
  }
  const { crates, surface } = afterPush(view, push)
  const made = { crates, surface }
  const pushes = SHOVED.get(view.crates) ?? new Map<number, Shoved>()
  SHOVED.set(view.crates, pushes.set(place, made))
  kept++
  return made
}

/** One number for everything but the crates that a route depends on: the Hero's place, the lock, and where the key is. */
export function positionOf({ tiles, locked, held }: View, hero: Cell): number {
  const key = keyOf(tiles)?.cell ?? CELLS
  return ((hero * (CELLS + 1) + key) * 2 + (locked ? 1 : 0)) * 2 + (held === 'key' ? 1 : 0)
}

export function keyOf(tiles: readonly Tile[]): Tile | undefined {
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i] as Tile
    if (tile.kind === 'key') return tile
  }
  return undefined
}
