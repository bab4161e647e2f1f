import { CELLS, type Cell } from '../../content/cells.ts'
import { CRATE_KINDS } from '../../content/pieces.ts'
import type { Options } from '../../state/options.ts'
import type { Board, Held } from '../../state/state.ts'
import type { Heights } from '../../state/terrain.ts'
import { boardPuzzle, FREE, type Puzzle, WANTED, WANTED_WITH_KEY } from '../04-access-and-opening/puzzle.ts'
import { type RouteStep, routeTo } from '../04-access-and-opening/route.ts'
import { type Limits, type Proven, Search } from '../04-access-and-opening/search.ts'
import { Relaxed } from './relaxed.ts'

/** One search for all calls, since its tables are large. */
const search = new Search()

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
 * Positions from which the end was found, since most turns change little. They are kept for each ground, and there for
 * everything else that a way depends on and no search changes: the kinds of the crates, the end, the key's cell.
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

/** A route is asked for where there is one, nearly always: to doubt earlier takes longer than most searches. */
const DOUBTFUL_ROUTE = 3000

/** A route with the fewest pushes from this position to the end tile; undefined if none was found within the limit. */
export function routeToEnd(
  board: Board & { readonly held: Held },
  { searchNodes }: Pick<Options, 'searchNodes'>,
): readonly RouteStep[] | undefined {
  const puzzle = boardPuzzle(board)
  const limits = { ...endless(board, puzzle, searchNodes), doubtful: DOUBTFUL_ROUTE }
  const found = search.run(puzzle, goalCells(board), limits)
  return found === 'all' ? routeTo(search, puzzle, board.end) : undefined
}
