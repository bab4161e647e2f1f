import { at, type Cell, columnOf, distance, NOWHERE, rowOf } from '../content/cells.ts'
import { crateCells, type TileKind } from '../content/pieces.ts'
import type { Figure } from '../content/units.ts'
import type { Board } from '../state/state.ts'
import { isUncovered } from '../state/tiles.ts'
import { nickname } from '../words/cast.ts'
import { CRATE_NAMES, tileName } from './cellText.ts'

/** Something that there is one of, by which places are told. */
interface Landmark {
  readonly name: string
  readonly cell: Cell
}

/** Of which the box has one: where it lies is told by its name alone. */
const SINGLE: readonly TileKind[] = ['end', 'lockedEnd', 'key']

/** "the tall crate just north of the mower": no two cells of a board are told in the same words. */
export function placeName(board: Board, cell: Cell, mover?: Figure): string {
  const single = board.tiles.find(tile => tile.cell === cell && SINGLE.includes(tile.kind) && isUncovered(board, tile))
  if (single !== undefined) return `the ${tileName(single.kind)}`
  const nearest = landmarks(board, mover).toSorted((a, b) => distance(a.cell, cell) - distance(b.cell, cell))[0]
  const thing = thingOn(board, cell)
  return nearest === undefined ? thing : `${thing} ${offset(nearest, cell)}`
}

function landmarks(board: Board, mover: Figure | undefined): Landmark[] {
  const tiles = board.tiles.filter(tile => SINGLE.includes(tile.kind) && isUncovered(board, tile))
  const enemies = board.enemies.filter(({ figure }) => figure !== mover)
  return [
    ...(board.hero === NOWHERE ? [] : [{ name: 'the dog', cell: board.hero }]),
    ...tiles.map(({ kind, cell }) => ({ name: `the ${tileName(kind)}`, cell })),
    ...enemies.map(({ figure, cell }) => ({ name: nickname(figure), cell })),
  ]
}

/** What one would stand on there: something that lies there, a crate, a block or the grass. */
export function thingOn(board: Pick<Board, 'surface' | 'tiles' | 'crates'>, cell: Cell): string {
  const tile = board.tiles.find(each => each.cell === cell && isUncovered(board, each))
  if (tile !== undefined) return `the ${tileName(tile.kind)}`
  const crate = crateName(board, cell)
  if (crate !== undefined) return crate
  const height = at(board.surface, cell)
  return height === 0 ? 'the grass' : `the block ${height} high`
}

export function crateName({ crates }: Pick<Board, 'crates'>, cell: Cell): string | undefined {
  // Of two on each other the upper one is stood on.
  const there = crates.filter(crate => crateCells(crate.kind, crate.cell).includes(cell))
  const top = there.toSorted((a, b) => b.bottom - a.bottom)[0]
  return top && `the ${CRATE_NAMES[top.kind]}`
}

/** "just north of the dog", "2 north and 1 east of the kennel". */
function offset({ name, cell: from }: Landmark, to: Cell): string {
  const east = columnOf(to) - columnOf(from)
  const north = rowOf(to) - rowOf(from)
  const parts = [
    ...(north === 0 ? [] : [`${Math.abs(north)} ${north > 0 ? 'north' : 'south'}`]),
    ...(east === 0 ? [] : [`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`]),
  ]
  const [only = '', second] = parts
  if (parts.length === 0) return `under ${name}`
  if (second === undefined && only.startsWith('1 ')) return `just ${only.slice(2)} of ${name}`
  return `${parts.join(' and ')} of ${name}`
}
