import { at, type Cell, cellAt, nameOf, SIZE } from '../content/cells.ts'
import { type Layout, structuresOf } from '../content/layout.ts'
import { crateCells, isCrate, isStructure, LETTERS, type PieceKind } from '../content/pieces.ts'
import { type Crate, crateOn, groundOf, type Heights, surfaceOf } from '../state/terrain.ts'

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

/** Draws a layout in the same way. */
export function drawLayout(layout: Layout): string[] {
  const ground = groundOf(structuresOf(layout))
  const crates = layout.flatMap(({ kind, cell }): Crate[] => (isCrate(kind) ? [crateOn(ground, kind, cell)] : []))
  const cellsOf = (kind: PieceKind, cell: Cell): readonly Cell[] => (isCrate(kind) ? crateCells(kind, cell) : [cell])
  const loose = layout.flatMap(({ kind, cell }) => (isStructure(kind) ? [] : [{ kind, cell }]))
  return drawYard(surfaceOf(ground, crates), cell =>
    loose.flatMap(piece => (cellsOf(piece.kind, piece.cell).includes(cell) ? [LETTERS[piece.kind]] : [])).join(''),
  )
}
