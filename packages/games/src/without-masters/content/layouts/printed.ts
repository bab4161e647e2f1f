import { cellAt, SIZE } from '../cells.ts'
import { inOrder, type Layout, type Piece, readLayout } from '../layout.ts'
import { loosePiece } from '../pieces.ts'

/** WM-3.17: tiers get harder; tables and bots take tier 1 for the first setup, and so on. */
export type Tier = 1 | 2 | 3

/** A ready-made layout as it would be printed: structures by name, everything else in a drawing of the board. */
export interface Printed {
  readonly id: string
  readonly name: string
  readonly tier: Tier
  /** The cheapest way to the end tile, with nobody else on the board. */
  readonly way: { readonly mp: number; readonly pushes: number }
  readonly idea: string
  /** In the notation of `sayLayout`. */
  readonly structures: string
  /** Twelve rows, 12 to 1, each after its number; the letters are those of `sayLayout`. */
  readonly pieces: string
}

/** A printed board that cannot be read. */
class MisprintError extends Error {
  override readonly name = 'MisprintError'
}

export function readPrinted({ id, structures, pieces }: Printed): Layout {
  const placed = readLayout(structures)
  if (placed === undefined) throw new MisprintError(`${id}: its structures cannot be read`)
  const found: Piece[] = [...placed]
  const rows = pieces.trim().split('\n').slice(0, SIZE)
  for (const [i, line] of rows.entries()) {
    const letters = line.trim().split(/\s+/).slice(1)
    if (letters.length !== SIZE) throw new MisprintError(`${id}: row ${SIZE - i} has ${letters.length} cells`)
    for (const [column, letter] of letters.entries()) {
      if (letter === '.') continue
      const kind = loosePiece(letter)
      if (kind === undefined) throw new MisprintError(`${id}: "${letter}" in row ${SIZE - i} stands for nothing`)
      found.push({ kind, cell: cellAt(column, SIZE - 1 - i), turn: 'r0' })
    }
  }
  return inOrder(found)
}
