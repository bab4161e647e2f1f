import { at, CELLS, type Cell } from '../../content/cells.ts'
import type { Layout } from '../../content/layout.ts'
import type { TileKind } from '../../content/pieces.ts'
import type { Options } from '../../state/options.ts'
import type { Crate } from '../../state/terrain.ts'
import {
  canBeSearched,
  layoutPuzzle,
  PLAIN_END,
  type Puzzle,
  type SpecialTile,
  specialTiles,
  WANTED,
  WANTED_WITH_KEY,
} from './puzzle.ts'
import { type RouteStep, routeTo } from './route.ts'
import { Search } from './search.ts'

/** Whether a tile can be reached, and how. */
export interface TileAccess extends SpecialTile {
  readonly reached: boolean
  /** The fewest pushes that it takes; 0 if it cannot be reached. */
  readonly pushes: number
  readonly route: readonly RouteStep[]
  /** Where the route leaves the crates. */
  readonly crates: readonly Crate[]
}

/** One search for all calls, since its tables are large. */
const search = new Search()

function wantedCells(tiles: readonly SpecialTile[]): Uint8Array {
  const wanted = new Uint8Array(CELLS + 1)
  for (const { kind, cell } of tiles) wanted[cell] = wantedAs(kind)
  return wanted
}

/** WM-4.4 */
function wantedAs(kind: TileKind): number {
  return kind === 'lockedEnd' ? WANTED_WITH_KEY : WANTED
}

/** Searches for all of these tiles. In a draft without a Hero, or with too many crates, no tile is reached. */
function lookFor(puzzle: Puzzle, tiles: readonly SpecialTile[], pushes: number): (tile: SpecialTile) => number {
  if (!canBeSearched(puzzle)) return () => NOT_FOUND
  search.run(puzzle, wantedCells(tiles), { pushes, nodes: Number.POSITIVE_INFINITY })
  return ({ cell }) => at(search.foundBy, cell)
}

const NOT_FOUND = -1

/** The parameters of the test: the table's options, and whether the Hero has brought the key along (WM-4.4). */
export interface AccessTest extends Pick<Options, 'accessPushes'> {
  readonly hasKey?: boolean
}

/** WM-4.3 to WM-4.6: every special tile, with one route of the fewest pushes that avoids the closed cells. */
export function access(layout: Layout, test: AccessTest, closed: readonly Cell[] = []): TileAccess[] {
  const puzzle = layoutPuzzle(layout, test.hasKey)
  for (const cell of closed) puzzle.barred[cell] = PLAIN_END
  const tiles = specialTiles(layout)
  const nodeOf = lookFor(puzzle, tiles, test.accessPushes)
  return tiles.map(tile => tileAccess(tile, puzzle, nodeOf(tile)))
}

/** The same, or undefined if a tile cannot be reached: the generator needs all routes or none. */
export function accessToAll(layout: Layout, test: AccessTest): TileAccess[] | undefined {
  const puzzle = layoutPuzzle(layout, test.hasKey)
  const tiles = specialTiles(layout)
  const nodeOf = lookFor(puzzle, tiles, test.accessPushes)
  if (tiles.some(tile => nodeOf(tile) === NOT_FOUND)) return undefined
  return tiles.map(tile => tileAccess(tile, puzzle, nodeOf(tile)))
}

function tileAccess(tile: SpecialTile, puzzle: Puzzle, node: number): TileAccess {
  if (node === NOT_FOUND) return { ...tile, reached: false, pushes: 0, route: [], crates: [] }
  return {
    ...tile,
    reached: true,
    pushes: search.pushesTo(node),
    route: routeTo(search, puzzle, tile.cell),
    crates: search.wayTo(node).at(-1)?.crates ?? [],
  }
}

/** WM-4.7: the tiles that cannot be reached. */
export function inaccessibleTiles(layout: Layout, { accessPushes, hasKey }: AccessTest): SpecialTile[] {
  const tiles = specialTiles(layout)
  const nodeOf = lookFor(layoutPuzzle(layout, hasKey), tiles, accessPushes)
  return tiles.filter(tile => nodeOf(tile) === NOT_FOUND)
}
