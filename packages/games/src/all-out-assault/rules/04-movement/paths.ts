import { type Board, STRIDE } from '../../content/boards.ts'

/** How far tiles are from where a pawn stands. Written anew by every call of `reach`: read it before the next one. */
export interface Reach {
  /** The tiles that can be reached, the nearest first, beginning with the pawn's own. */
  readonly tiles: Uint8Array
  count: number
  /** By tile: the steps it takes, UNREACHED or TAKEN. */
  readonly steps: Int8Array
  /** By tile: the one before it on the way that AA-4.7 prefers. */
  readonly before: Uint8Array
}

const UNREACHED = -1
const TAKEN = -2
const NOWHERE = -1

function newReach(): Reach {
  const size = STRIDE * STRIDE
  return { tiles: new Uint8Array(size), count: 0, steps: new Int8Array(size), before: new Uint8Array(size) }
}

const ANY = newReach()
const SAFE = newReach()

interface Standing {
  readonly tile: number
}

/**
 * Every tile within `roll` steps that no pawn stands on or blocks (AA-4.1 to AA-4.5). Breadth first, neighbours in the
 * order N, E, S, W: so a tile is first met on the shortest way to it that comes first in that order (AA-4.7). Written out
 * rather than by the kit, since it keeps the ways as well as the distances and runs at every roll.
 */
export function reach(board: Board, pawns: readonly Standing[], from: number, roll: number): Reach {
  return spread(ANY, board, pawns, from, roll, false, NOWHERE)
}

/** By tile: the steps there without entering Injury, below 0 if there are none. Unlike a reach, they stay as they are. */
export function safeSteps(board: Board, pawns: readonly Standing[], from: number, roll: number): Int8Array {
  return spread(SAFE, board, pawns, from, roll, true, NOWHERE).steps.slice()
}

/** Spreads until `to` is met, whose way is known then: a move to a near tile looks at no far ones. */
function spread(
  r: Reach,
  board: Board,
  pawns: readonly Standing[],
  from: number,
  roll: number,
  safe: boolean,
  to: number,
): Reach {
  const { tiles, steps, before } = r
  const { neighbours, kinds } = board
  steps.fill(UNREACHED)
  for (let i = 0; i < pawns.length; i++) {
    const tile = (pawns[i] as Standing).tile
    if (tile >= 0) steps[tile] = TAKEN
  }
  steps[from] = 0
  tiles[0] = from
  let count = 1
  for (let i = 0; i < count; i++) {
    const tile = tiles[i] as number
    const next = (steps[tile] as number) + 1
    if (next > roll) break
    const around = neighbours[tile] as readonly number[]
    for (let j = 0; j < around.length; j++) {
      const neighbour = around[j] as number
      if (steps[neighbour] !== UNREACHED || (safe && kinds[neighbour] === 'injury')) continue
      steps[neighbour] = next
      before[neighbour] = tile
      tiles[count++] = neighbour
      if (neighbour === to) return r
    }
  }
  r.count = count
  return r
}

/** AA-4.7: the way a pawn takes when only its end is named; nothing if the tile is out of reach. */
export function pathTo(
  board: Board,
  pawns: readonly Standing[],
  from: number,
  to: number,
  roll: number,
): number[] | undefined {
  return (
    wayTo(spread(SAFE, board, pawns, from, roll, true, to), to) ??
    wayTo(spread(ANY, board, pawns, from, roll, false, to), to)
  )
}

function wayTo({ steps, before }: Reach, to: number): number[] | undefined {
  const length = steps[to] ?? UNREACHED
  if (length < 0) return undefined
  const path = new Array<number>(length + 1)
  let tile = to
  for (let i = length; i >= 0; i--) {
    path[i] = tile
    tile = before[tile] as number
  }
  return path
}

/** AA-5.3: the first Injury tile that a move enters, or nothing; the tile it began on was not entered. */
export function injuryOn(board: Board, path: readonly number[]): number | undefined {
  for (let i = 1; i < path.length; i++) if (board.kinds[path[i] as number] === 'injury') return path[i]
  return undefined
}

/** AA-1.3 */
export function areAdjacent(board: Board, tile: number, other: number): boolean {
  return board.neighbours[tile]?.includes(other) === true
}
