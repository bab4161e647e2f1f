import { upTo } from '../../content/pick.ts'
import {
  endsOf,
  flow,
  LEFT,
  RIGHT_SIDE,
  TILE_KINDS,
  type TileKind,
  WIDTH,
} from '../../content/puzzles/path-of-current.ts'
import { counted } from '../labels.ts'
import type { PuzzleText } from './text.ts'

/** By the two sides that a tile joins, counted clockwise from the left. */
const WIRES: { readonly [Ends in string]?: string } = {
  '02': '─',
  '13': '│',
  '01': '┘',
  '12': '└',
  '23': '┌',
  '03': '┐',
}

function drawTile(kind: TileKind, turns: number): string {
  const ends = endsOf(kind, turns)
  const stub = (side: number) => (ends.includes(side) ? '─' : ' ')
  return `${stub(LEFT)}${WIRES[ends.toSorted().join('')]}${stub(RIGHT_SIDE)}`
}

/** Sixteen tiles as they lie, their quarter turns beside them, and what each number of turns looks like. */
export const pathOfCurrentText: PuzzleText<'PZ-06'> = {
  show({ shown }) {
    const { tiles, turns, from, to } = shown
    const rows = upTo(WIDTH).map(row => {
      const at = upTo(WIDTH).map(column => row * WIDTH + column)
      const wires = at.map(tile => drawTile(tiles[tile] ?? 'straight', turns[tile] ?? 0)).join(' ')
      const turned = at.map(tile => turns[tile]).join(' ')
      return `${row === from ? 'in >' : '    '} ${wires} ${row === to ? '> out' : '     '}   turned ${turned}`
    })
    const live = flow(shown, turns).tiles.length
    return [
      ...rows,
      `The current comes ${counted(live, 'tile')} far. Quarter turns clockwise:`,
      ...TILE_KINDS.map(
        kind =>
          `  ${kind.padEnd(8)}  ${upTo(4)
            .map(turn => `${turn} ${drawTile(kind, turn)}`)
            .join('   ')}`,
      ),
    ]
  },
  answer: 'the quarter turns of all tiles, row by row',
  examples: ({ shown }) => [shown.turns],
}
