import { BOX } from '../content/box.ts'
import { type Cell, cellAt, columnOf, OUTSIDE, rowOf, SIZE } from '../content/cells.ts'
import { type Layout, type Piece, place, remove } from '../content/layout.ts'
import { crateCells, isCrate, isStructure, type PieceKind } from '../content/pieces.ts'
import { blocksOf, FORMS, type Turn, turnAfter } from '../content/structures.ts'
import type { Stock } from '../state/box.ts'

/** A layout that is being edited, with what it was before and what was undone. */
export interface Draft {
  readonly layout: Layout
  readonly past: readonly Layout[]
  readonly future: readonly Layout[]
}

export const EMPTY_DRAFT: Draft = { layout: [], past: [], future: [] }

export type Edit =
  | { readonly do: 'place'; readonly piece: Piece; readonly instead?: Piece | undefined }
  | { readonly do: 'turn'; readonly piece: Piece }
  | { readonly do: 'remove'; readonly piece: Piece }
  | { readonly do: 'load'; readonly layout: Layout }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }

const MOST_STEPS = 200

export function edited(draft: Draft, edit: Edit): Draft {
  const { layout, past, future } = draft
  switch (edit.do) {
    case 'place': {
      const without = edit.instead === undefined ? layout : remove(layout, edit.instead)
      return changed(draft, place(without, fitted(edit.piece)))
    }
    case 'turn':
      return changed(draft, place(remove(layout, edit.piece), turnedPiece(edit.piece)))
    case 'remove':
      return changed(draft, remove(layout, edit.piece))
    case 'load':
      return changed(draft, edit.layout)
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? draft : { layout: before, past: past.slice(0, -1), future: [layout, ...future] }
    }
    case 'redo': {
      const [after, ...rest] = future
      return after === undefined ? draft : { layout: after, past: [...past, layout], future: rest }
    }
  }
}

function changed({ layout, past }: Draft, to: Layout): Draft {
  return { layout: to, past: [...past, layout].slice(-MOST_STEPS), future: [] }
}

/** How many cells a piece takes to the east and to the north. */
export function extentOf(kind: PieceKind, turn: Turn): readonly [wide: number, deep: number] {
  if (isStructure(kind)) {
    const { rows } = FORMS[kind][turn]
    return [rows[0]?.length ?? 1, rows.length]
  }
  return kind === 'lyingEW' ? [2, 1] : kind === 'lyingNS' ? [1, 2] : [1, 1]
}

/** The same piece, moved so far that all of it is on the board: an editor lets nothing hang over the edge. */
export function fitted({ kind, cell, turn }: Piece): Piece {
  const [wide, deep] = extentOf(kind, turn)
  const column = Math.max(0, Math.min(columnOf(cell), SIZE - wide))
  const row = Math.max(0, Math.min(rowOf(cell), SIZE - deep))
  return { kind, cell: cellAt(column, row), turn }
}

const TALL_TURNS: Partial<Record<PieceKind, PieceKind>> = {
  upright: 'lyingEW',
  lyingEW: 'lyingNS',
  lyingNS: 'upright',
}

/**
 * Turns a structure by a quarter; lays the tall crate down, turns it, and sets it up again. Other pieces do not turn.
 */
export function turnedPiece({ kind, cell, turn }: Piece): Piece {
  if (isStructure(kind)) return fitted({ kind, cell, turn: turnAfter(turn) })
  return fitted({ kind: TALL_TURNS[kind] ?? kind, cell, turn })
}

export function mayTurn(kind: PieceKind): boolean {
  return isStructure(kind) || TALL_TURNS[kind] !== undefined
}

/** Every cell that a piece takes. */
export function footprint({ kind, cell, turn }: Piece): readonly Cell[] {
  if (isStructure(kind)) return (blocksOf({ id: kind, turn, anchor: cell }) ?? []).map(block => block.cell)
  if (isCrate(kind)) return crateCells(kind, cell).filter(each => each !== OUTSIDE)
  return [cell]
}

/**
 * The piece that is picked up from a cell: what is on top, then the structure below, then one whose box has the cell.
 */
export function pieceAt(layout: Layout, cell: Cell): Piece | undefined {
  const here = layout.filter(piece => footprint(piece).includes(cell))
  return here.find(({ kind }) => !isStructure(kind)) ?? here[0] ?? layout.find(piece => isInBox(piece, cell))
}

function isInBox({ kind, cell, turn }: Piece, where: Cell): boolean {
  const [wide, deep] = extentOf(kind, turn)
  const column = columnOf(where) - columnOf(cell)
  const row = rowOf(where) - rowOf(cell)
  return column >= 0 && column < wide && row >= 0 && row < deep
}

/** What the tray shows: a kind of piece, the tall crate only once. */
export type TrayKind = Exclude<PieceKind, 'lyingEW' | 'lyingNS'>

export const TRAY: readonly { readonly name: string; readonly kinds: readonly TrayKind[] }[] = [
  { name: 'Structures', kinds: ['S1', 'S2', 'S3', 'S4', 'S5'] },
  { name: 'Figures', kinds: ['hero', 'light', 'heavy'] },
  { name: 'Tiles', kinds: ['end', 'lockedEnd', 'key', 'treat', 'ball', 'spawn'] },
  { name: 'Crates', kinds: ['short', 'upright'] },
]

/** How many of a kind the box gives for this setup. */
export function stockOf(kind: TrayKind, { treats, balls, keys }: Stock): number {
  if (isStructure(kind)) return 1
  if (kind === 'treat') return treats
  if (kind === 'ball') return balls
  if (kind === 'key') return keys
  return kind === 'upright' ? BOX.tall : BOX[kind]
}

export function trayKindOf(kind: PieceKind): TrayKind {
  return kind === 'lyingEW' || kind === 'lyingNS' ? 'upright' : kind
}

export function placedOf(layout: Layout, kind: TrayKind): readonly Piece[] {
  return layout.filter(piece => trayKindOf(piece.kind) === kind)
}

/** A cell so many columns and rows away, kept on the board. */
export function shiftedCell(cell: Cell, columns: number, rows: number): Cell {
  const column = Math.max(0, Math.min(SIZE - 1, columnOf(cell) + columns))
  const row = Math.max(0, Math.min(SIZE - 1, rowOf(cell) + rows))
  return cellAt(column, row)
}
