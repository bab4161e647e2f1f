import { type Board, type Kind, MODIFIERS, tileAt, tileName } from '../content/boards.ts'
import { PAWNS, pawnOn } from '../state/state.ts'

const TILE_LETTERS: { readonly [K in Kind]: string } = {
  plain: '.',
  start: '.',
  red: 'R',
  blue: 'B',
  injury: 'I',
  training: 'T',
  meditation: 'M',
}

/** What the letters of a picture stand for. */
export const LEGEND = Object.entries(MODIFIERS)
  .map(([kind, name]) => `${TILE_LETTERS[kind as Kind]} ${name}`)
  .join(', ')

/** A board for a terminal, north on top, with the pawns that stand on it. */
export function drawBoard({ size, kinds }: Board, pawns: Parameters<typeof pawnOn>[0]): string[] {
  const rows = Array.from({ length: size }, (_, i) => size - 1 - i)
  const columns = Array.from({ length: size }, (_, i) => i)
  const lines = rows.map(row => {
    const cells = columns.map(column => {
      const tile = tileAt(column, row)
      return (PAWNS[pawnOn(pawns, tile)] ?? TILE_LETTERS[kinds[tile] ?? 'plain']).padEnd(2)
    })
    return `${String(row + 1).padStart(2)} ${cells.join(' ')}`.trimEnd()
  })
  return [...lines, `   ${columns.map(column => tileName(column).charAt(0)).join('  ')}`]
}
