import { at, CELLS, type Cell } from '../../content/cells.ts'
import { CRATE_KINDS, type Layout, type TileKind } from '../../content/layout.ts'
import type { Options } from '../../state/options.ts'
import type { Board, Held } from '../../state/state.ts'
import type { Crate, Heights } from '../../state/terrain.ts'
import { Relaxed } from '../12-completing-a-setup-and-the-end/relaxed.ts'
import {
  boardPuzzle,
  canBeSearched,
  FREE,
  layoutPuzzle,
  PLAIN_END,
  type Puzzle,
  type SpecialTile,
  specialTiles,
  WANTED,
  WANTED_WITH_KEY,
} from './puzzle.ts'
import { type RouteStep, routeTo } from './route.ts'
import { type Limits, type Proven, Search } from './search.ts'

/** Whether a tile can be reached, and how. */
export interface TileAccess extends SpecialTile {
  readonly reached: boolean
  /** The fewest pushes that it takes; 0 if it cannot be reached. */
  readonly pushes: number
  readonly route: readonly RouteStep[]
  /** Where the route leaves the crates. */
  readonly crates: readonly Crate[]
}

/** Its tables are large and the same for all: one is used again and again. */
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

/** Looks for all of these tiles; in a draft without a Hero, or with more crates than there are, nothing is reached. */
function lookFor(puzzle: Puzzle, tiles: readonly SpecialTile[], pushes: number): (tile: SpecialTile) => number {
  if (!canBeSearched(puzzle)) return () => NOT_FOUND
  search.run(puzzle, wantedCells(tiles), { pushes, nodes: Number.POSITIVE_INFINITY })
  return ({ cell }) => at(search.foundBy, cell)
}

const NOT_FOUND = -1

/** What a test of accessible tiles goes by: the table's options, and whether the Hero brings the key along (WM-4.4). */
export interface Testing extends Pick<Options, 'accessPushes'> {
  readonly hasKey?: boolean
}

/** WM-4.3 to WM-4.6: every special tile, in the layout's order, with one route that has the fewest pushes; around these cells. */
export function access(layout: Layout, { accessPushes, hasKey }: Testing, closed: readonly Cell[] = []): TileAccess[] {
  const puzzle = layoutPuzzle(layout, hasKey)
  for (const cell of closed) puzzle.barred[cell] = PLAIN_END
  const tiles = specialTiles(layout)
  const nodeOf = lookFor(puzzle, tiles, accessPushes)
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
export function inaccessibleTiles(layout: Layout, { accessPushes, hasKey }: Testing): SpecialTile[] {
  const tiles = specialTiles(layout)
  const nodeOf = lookFor(layoutPuzzle(layout, hasKey), tiles, accessPushes)
  return tiles.filter(tile => nodeOf(tile) === NOT_FOUND)
}

export interface Prospect {
  /** No position that can come of this one leads to the end (WM-12.9). */
  readonly impossible: boolean
  readonly nodes: number
}

/** WM-12.10: whether the setup can still be completed from here. */
export function prospect(
  board: Board & { readonly held: Held },
  { searchNodes }: Pick<Options, 'searchNodes'>,
): Prospect {
  const puzzle = boardPuzzle(board)
  const found = search.run(puzzle, goalCells(board), endless(board, puzzle, searchNodes), provenFor(puzzle))
  return { impossible: found === 'exhausted', nodes: search.nodes }
}

const relaxed = new Relaxed()

/** WM-12.10: any number of pushes; a long search stops where even a kinder board has no way. */
function endless({ locked }: Board, puzzle: Puzzle, nodes: number): Limits {
  return { pushes: Number.POSITIVE_INFINITY, nodes, isHopeless: () => relaxed.isHopeless(puzzle, locked) }
}

/**
 * Positions from which the end was found: most turns change little. They are known for each ground, and there for everything
 * else that a way depends on and that does not change while one looks for it: the crates' kinds, the end, where the key lies.
 */
const PROVEN = new WeakMap<Heights, Map<number, Proven>>()
const MOST_PROVEN = 50_000

function provenFor({ ground, crates, end, barred, key }: Puzzle): Proven | undefined {
  if (key?.on === 'crate') return undefined
  const known = PROVEN.get(ground) ?? new Map<number, Proven>()
  PROVEN.set(ground, known)
  let goal = (end * 2 + (barred[end] === FREE ? 1 : 0)) * (CELLS + 1) + (key?.cell ?? CELLS)
  for (const { kind } of crates) goal = goal * (CRATE_KINDS.length + 1) + CRATE_KINDS.indexOf(kind) + 1
  const proven = known.get(goal) ?? new Map<number, Cell>()
  known.set(goal, proven)
  if (proven.size > MOST_PROVEN) proven.clear()
  return proven
}

function goalCells({ end, locked }: Board): Uint8Array {
  const wanted = new Uint8Array(CELLS + 1)
  wanted[end] = locked ? WANTED_WITH_KEY : WANTED
  return wanted
}

/** A route to the end tile from where things stand, with the fewest pushes; none if none was found within the limit. */
export function routeToEnd(
  board: Board & { readonly held: Held },
  { searchNodes }: Pick<Options, 'searchNodes'>,
): readonly RouteStep[] | undefined {
  const puzzle = boardPuzzle(board)
  const found = search.run(puzzle, goalCells(board), endless(board, puzzle, searchNodes))
  return found === 'all' ? routeTo(search, puzzle, board.end) : undefined
}
