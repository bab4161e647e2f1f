import { TILE_SIDE, TILES, type TileId } from '../../content/tiles.ts'
import type { Level } from '../../state/levels.ts'

/** PL-4.5: lays two tiles side by side. A Wall at the seam counts if either tile prints it. */
export function layLevel(left: TileId, right: TileId, boss: boolean): Level {
  const [a, b] = [TILES[left], TILES[right]]
  const rows = [0, 1, 2, 3]
  const row = (text: string, at: number): string => text.slice(TILE_SIDE * at, TILE_SIDE * (at + 1))
  const join = (one: string, other: string): string => rows.map(at => row(one, at) + row(other, at)).join('')
  const walls = rows.map(at => {
    const sides = (text: string): string => text.slice((TILE_SIDE + 1) * at, (TILE_SIDE + 1) * (at + 1))
    const [l, r] = [sides(a.sides), sides(b.sides)]
    const seam = l.charAt(TILE_SIDE) === '|' || r.charAt(0) === '|' ? '|' : ':'
    return l.slice(1, TILE_SIDE) + seam + r.slice(1)
  })
  return Object.freeze({
    status: 'up',
    boss,
    tiles: Object.freeze([left, right]),
    spaces: join(a.spaces, b.spaces),
    floors: join(a.floors, b.floors),
    walls: walls.join(''),
  })
}
