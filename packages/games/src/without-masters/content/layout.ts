import { CELL_NAMES, type Cell, cellOf, next, OUTSIDE, readingOrder, SIZE, turnCell } from './cells.ts'
import { isStructure, LETTERS, LOOSE, PIECE_KINDS, type PieceKind } from './pieces.ts'
import { type Placement, type StructureId, TURNS, type Turn, turnAfter, turnedAnchor } from './structures.ts'

/** A piece on the board. `cell` is a structure's anchor, and the west or south cell of a lying crate. */
export interface Piece {
  readonly kind: PieceKind
  readonly cell: Cell
  /** r0 for all but structures. */
  readonly turn: Turn
}

/** WM-3.15: pieces in any order. A draft may break rules. */
export type Layout = readonly Piece[]

export function structuresOf(layout: Layout): Placement[] {
  return layout.flatMap(({ kind, cell, turn }) => (isStructure(kind) ? [{ id: kind, turn, anchor: cell }] : []))
}

export function cellsOf(layout: Layout, kind: PieceKind): Cell[] {
  return layout.flatMap(piece => (piece.kind === kind ? [piece.cell] : []))
}

/** Sorts a layout into its canonical order: structures, then letter by letter, each in reading order. */
export function inOrder(layout: Layout): Layout {
  const rank = (piece: Piece): number =>
    (PIECE_KINDS.indexOf(piece.kind) * SIZE * SIZE + readingOrder(piece.cell)) * TURNS.length +
    TURNS.indexOf(piece.turn)
  return layout.toSorted((a, b) => rank(a) - rank(b))
}

const EMPTY_LAYOUT = '-'

/** Writes a layout as one token: `S1b8.S3d2r90.Ha1.El8.lk8.dd9f6`, with all cells of a letter in one group. */
export function sayLayout(layout: Layout): string {
  const ordered = inOrder(layout)
  const groups = ordered.flatMap(({ kind, cell, turn }) =>
    isStructure(kind) ? [`${kind}${CELL_NAMES[cell]}${turn === 'r0' ? '' : turn}`] : [],
  )
  for (const kind of LOOSE) {
    const cells = cellsOf(ordered, kind)
    if (cells.length > 0) groups.push(LETTERS[kind] + cells.map(cell => CELL_NAMES[cell]).join(''))
  }
  return groups.length === 0 ? EMPTY_LAYOUT : groups.join('.')
}

/** Longer than any layout that the box allows; longer texts are rejected unread. */
const MOST_CHARACTERS = 400

const STRUCTURE_GROUP = /^(S[1-5])([a-l]\d{1,2})(r90|r180|r270)?$/
const LOOSE_GROUP = /^([A-Za-z])((?:[a-l]\d{1,2})+)$/

/** Reads what `sayLayout` writes, in any order of groups and cells; undefined if the text is no layout. */
export function readLayout(text: string): Layout | undefined {
  if (text === EMPTY_LAYOUT) return []
  if (text.length > MOST_CHARACTERS) return undefined
  const pieces: Piece[] = []
  for (const group of text.split('.')) {
    const read = readStructure(group) ?? readLoose(group)
    if (read === undefined) return undefined
    pieces.push(...read)
  }
  return inOrder(pieces)
}

function readStructure(group: string): Piece[] | undefined {
  const [, kind, name = '', turn = 'r0'] = STRUCTURE_GROUP.exec(group) ?? []
  const cell = cellOf(name)
  return kind === undefined || cell === undefined
    ? undefined
    : [{ kind: kind as StructureId, cell, turn: turn as Turn }]
}

function readLoose(group: string): Piece[] | undefined {
  const [, letter, names = ''] = LOOSE_GROUP.exec(group) ?? []
  const kind = LOOSE.find(each => LETTERS[each] === letter)
  if (kind === undefined) return undefined
  const cells = (names.match(/[a-l]\d{1,2}/g) ?? []).map(cellOf)
  return cells.every(cell => cell !== undefined) ? cells.map(cell => ({ kind, cell, turn: 'r0' })) : undefined
}

/** WM-3.17: turns the whole board a quarter clockwise, structures with it; lying crates change their axis. */
export function turnLayoutOnce(layout: Layout): Layout {
  return inOrder(layout.map(turnPiece))
}

/** Turns the whole board as far as `turn` says. */
export function turnLayout(layout: Layout, turn: Turn): Layout {
  let turned = layout
  for (let left = TURNS.indexOf(turn); left > 0; left--) turned = turnLayoutOnce(turned)
  return turned
}

function turnPiece({ kind, cell, turn }: Piece): Piece {
  if (isStructure(kind)) return { kind, cell: turnedAnchor({ id: kind, turn, anchor: cell }), turn: turnAfter(turn) }
  if (kind === 'lyingNS') return { kind: 'lyingEW', cell: turnCell(cell), turn }
  // The west cell of a crate that lies E-W becomes its northern cell; the crate is named by the southern one.
  if (kind === 'lyingEW') return { kind: 'lyingNS', cell: turnCell(eastOf(cell)), turn }
  return { kind, cell: turnCell(cell), turn }
}

function eastOf(cell: Cell): Cell {
  const east = next(cell, 1)
  return east === OUTSIDE ? cell : east
}

/** Adds a piece to a draft (WM-3.15). A structure or the Hero, of which there is only one, is moved instead. */
export function place(layout: Layout, piece: Piece): Layout {
  const single = isStructure(piece.kind) || piece.kind === 'hero'
  return inOrder([...layout.filter(each => !(single && each.kind === piece.kind)), piece])
}

/** Removes a piece from a draft (WM-3.15). */
export function remove(layout: Layout, piece: Piece): Layout {
  const index = layout.findIndex(
    each => each.kind === piece.kind && each.cell === piece.cell && each.turn === piece.turn,
  )
  return index < 0 ? layout : layout.toSpliced(index, 1)
}
