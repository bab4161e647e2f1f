import { draw } from '@undercroft/kernel/kit'
import { TURNS, tileFacts } from '../../content/tiles.ts'
import { beside, type Cell, cellAt, opposite, xOf, yOf } from '../../state/cells.ts'
import { cellsOf, type Door, doorsAt, exitsOf, isEmpty, roomOf } from '../../state/map.ts'
import type { At, Level, Open, RoomId, State } from '../../state/state.ts'
import type { Board, Placement } from '../08-exploring/placing.ts'

export function drawMedium(s: State, t: At, level: Level, rune: string): string {
  t.uses(`tile.${rune}`)
  const tile = draw(s.mediums[level - 1] as string[], t, 'a medium tile') as string
  t.reveal('MA-11.1', 'all', tile)
  return tile
}

/** The 2x2 blocks, by their north-west cells, that lie empty behind a door and touch it (MA-11.5). */
function blocksBehind(s: Board, level: Level, { way, out }: Door): Cell[] {
  const [x, y] = [xOf(out), yOf(out)]
  const corners =
    way === 0
      ? [cellAt(x, y - 1), cellAt(x - 1, y - 1)]
      : way === 1
        ? [cellAt(x, y), cellAt(x, y - 1)]
        : way === 2
          ? [cellAt(x, y), cellAt(x - 1, y)]
          : [cellAt(x - 1, y), cellAt(x - 1, y - 1)]
  return corners.filter(corner => cellsOf(2, xOf(corner), yOf(corner)).every(cell => isEmpty(s, level, cell)))
}

/** MA-11.4, MA-11.5: whether a medium tile, whichever it is, has room next to this room. */
export function hasRoomForMedium(s: Board, room: RoomId): boolean {
  const { level } = roomOf(s, room)
  return exitsOf(s, room).some(exit => blocksBehind(s, level, exit).length > 0)
}

/** MA-11.3 */
export function mediumPlacements(s: Board, room: RoomId, tile: string): Placement[] {
  const facts = tileFacts(tile)
  const { level } = roomOf(s, room)
  const found = new Map<string, Placement>()
  for (const exit of exitsOf(s, room)) {
    const inner = beside(exit.out, opposite(exit.way))
    for (const cell of blocksBehind(s, level, exit)) {
      for (const turns of TURNS) {
        const meets = doorsAt(facts, xOf(cell), yOf(cell), turns).some(
          door => door.cell === exit.out && door.out === inner,
        )
        if (meets) found.set(`${cell} ${turns}`, { cell, turns })
      }
    }
  }
  return [...found.values()]
}

/** MA-10.21: a medium room replaces it; without a medium tile left a rune stays what it is (MA-11.12). */
export function isRune(s: Pick<Open, 'mediums'>, level: Level, tile: string): boolean {
  return tileFacts(tile).kind === 'rune' && (s.mediums[level - 1]?.length ?? 0) > 0
}
