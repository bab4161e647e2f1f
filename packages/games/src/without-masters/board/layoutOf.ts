import { NOWHERE } from '../cells.ts'
import { kindOf } from '../content/units.ts'
import { inOrder, type Layout, type Piece } from '../layout.ts'
import type { Board } from '../state.ts'

/** The layout that a board was set up from, as long as nothing has moved on it. */
export function layoutOf({ structures, crates, tiles, hero, enemies }: Board): Layout {
  const pieces: Piece[] = structures.map(({ id, turn, anchor }) => ({ kind: id, cell: anchor, turn }))
  for (const { kind, cell } of [...crates, ...tiles]) pieces.push({ kind, cell, turn: 'r0' })
  for (const { figure, cell } of enemies) pieces.push({ kind: kindOf(figure), cell, turn: 'r0' })
  if (hero !== NOWHERE) pieces.push({ kind: 'hero', cell: hero, turn: 'r0' })
  return inOrder(pieces)
}
