import { at, type Cell, cellAt, nameOf, SIZE } from '../content/cells.ts'
import {
  crateCells,
  isCrate,
  isStructure,
  type Layout,
  type PieceKind,
  structuresOf,
  type TileKind,
} from '../content/layout.ts'
import { type Crate, crateOn, groundOf, type Heights, surfaceOf } from '../state/terrain.ts'

export const TILE_LETTERS: Readonly<Record<TileKind, string>> = {
  treat: 'd',
  ball: 'b',
  key: 'K',
  end: 'E',
  lockedEnd: 'L',
  spawn: 'o',
}

export const CRATE_LETTERS = { short: 's', upright: 'T', lyingEW: 'X', lyingNS: 'Y' } as const

export const LEGEND =
  'H Hero, l light, h heavy, s T X Y crates, d treat, b ball, K key, E end, L locked end, o spawn; heights in front'

/** A yard for a terminal, north on top: `2d` is a treat at height 2, `.` bare ground. */
export function drawYard(surface: Heights, on: (cell: Cell) => string): string[] {
  const rows = Array.from({ length: SIZE }, (_, i) => SIZE - 1 - i)
  const columns = Array.from({ length: SIZE }, (_, i) => i)
  const sayCell = (cell: Cell): string => `${at(surface, cell) === 0 ? '' : at(surface, cell)}${on(cell)}`
  const lines = rows.map(row => {
    const cells = columns.map(column => (sayCell(cellAt(column, row)) || '.').padEnd(3))
    return `${String(row + 1).padStart(2)} ${cells.join(' ')}`.trimEnd()
  })
  return [...lines, `   ${columns.map(column => nameOf(column).charAt(0)).join('   ')}`]
}

function letterOf(kind: PieceKind): string {
  if (kind in TILE_LETTERS) return TILE_LETTERS[kind as TileKind]
  if (isCrate(kind)) return CRATE_LETTERS[kind]
  return kind === 'hero' ? 'H' : kind.charAt(0)
}

/** The same of a layout that nobody has walked on yet. */
export function drawLayout(layout: Layout): string[] {
  const ground = groundOf(structuresOf(layout))
  const crates = layout.flatMap(({ kind, cell }): Crate[] => (isCrate(kind) ? [crateOn(ground, kind, cell)] : []))
  const cellsOf = (kind: PieceKind, cell: Cell): readonly Cell[] => (isCrate(kind) ? crateCells(kind, cell) : [cell])
  const loose = layout.filter(({ kind }) => !isStructure(kind))
  return drawYard(surfaceOf(ground, crates), cell =>
    loose.flatMap(piece => (cellsOf(piece.kind, piece.cell).includes(cell) ? [letterOf(piece.kind)] : [])).join(''),
  )
}
