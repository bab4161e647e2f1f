import type { Decision } from '@undercroft/kernel'
import { stepsApart, TILE_NAMES } from '../../content/boards.ts'
import { moveTo } from '../../state/choices.ts'
import { boardOf } from '../../state/content.ts'
import type { FrameOf } from '../../state/frames.ts'
import { type AllOutAssault, NONE, PAWNS, pawnOf, pawnOn, type State } from '../../state/state.ts'
import { pathTo, reach } from './paths.ts'
import { brokenPath, steps, wander } from './ways.ts'

const PROMPTS = PAWNS.map(name => [0, 1, 2, 3, 4, 5, 6].map(roll => `Move ${name} up to ${steps(roll)}`))

/** AA-4.6: the whole way is chosen after the roll, either tile by tile or by its end alone (AA-4.7). */
export const move: Decision<AllOutAssault, FrameOf<'move'>> = {
  offer(s, o) {
    const from = pawnOf(s, s.active).tile
    const { tiles, count, steps: far } = reach(boardOf(s), s.pawns, from, s.roll)
    o.ask(s.mover, PROMPTS[s.active]?.[s.roll] ?? '').otherwise()
    for (let i = 0; i < count; i++) o.may(moveTo(tiles[i] as number))
    if (count > 1) o.form('path') // AA-4.8: who is shut in is not asked
    if (o.explaining) {
      for (let tile = 0; tile < TILE_NAMES.length; tile++) {
        if ((far[tile] ?? NONE) < 0) o.refuse(moveTo(tile), brokenMove(s, tile))
      }
    }
  },
  check: ({ s, choice }) => (choice[0] === 'path' ? brokenPath(s, choice[1]) : [{ rule: 'AA-3.4' }]),
  invent: ({ s, dice }) => ['path', wander(s, dice)],
  on: {
    move({ s, choice: [, tile], t }) {
      const from = pawnOf(s, s.active).tile
      const path = pathTo(boardOf(s), s.pawns, from, tile, s.roll) ?? [from]
      go(s, path)
      t.tell({ what: 'moved', pawn: s.active, path })
    },
    path({ s, choice: [, path], t }) {
      go(s, path.slice())
      t.tell({ what: 'moved', pawn: s.active, path })
    },
  },
}

function go(s: State, path: number[]): void {
  s.path = path
  pawnOf(s, s.active).tile = path[path.length - 1] ?? NONE
}

/** The first rule that keeps a tile out of reach. */
function brokenMove(s: State, tile: number): 'AA-4.1' | 'AA-4.3' | 'AA-4.5' {
  const board = boardOf(s)
  if (board.kinds[tile] === undefined) return 'AA-4.5'
  if (pawnOn(s.pawns, tile) !== NONE) return 'AA-4.3'
  return stepsApart(pawnOf(s, s.active).tile, tile) <= s.roll ? 'AA-4.3' : 'AA-4.1'
}
