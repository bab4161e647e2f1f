import { doorsTurned, isTrap, type TileFacts, tileFacts } from '../../content/tiles.ts'
import { beside, type Cell, cellAt, opposite, xOf, yOf } from '../../state/cells.ts'
import {
  cellsAround,
  cellsOf,
  type Door,
  doorsAt,
  doorsOf,
  factsOf,
  isEmpty,
  roomOf,
  roomsOf,
} from '../../state/map.ts'
import type { Level, Open, RoomId, Stack } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type Board = Pick<Open, 'rooms' | 'traps' | 'stacks' | 'options'>

/** A tile as it may be laid: its north-west cell and its rotation. */
export interface Placement {
  readonly cell: Cell
  readonly turns: number
}

const TURNS = [0, 1, 2, 3] as const

/** Rotations that look different: a tile with the same door sides twice is offered once (D08). */
function differentTurns(facts: TileFacts): number[] {
  const seen: string[] = []
  return TURNS.filter(turns => {
    const doors = doorsTurned(facts, turns).sort().join()
    if (seen.includes(doors)) return false
    seen.push(doors)
    return true
  })
}

/** The doors of a room that lead to an empty cell. */
export function exitsOf(s: Board, room: RoomId): Door[] {
  const { level } = roomOf(s, room)
  return level === 3 ? [] : doorsOf(s, room).filter(door => isEmpty(s, level, door.out))
}

/** MA-8.3: across one of the doors, with one of its own doors to it. Sealing is looked at elsewhere. */
export function smallPlacements(s: Board, room: RoomId, tile: string): Placement[] {
  const facts = tileFacts(tile)
  const turned = differentTurns(facts).map(turns => ({ turns, doors: doorsTurned(facts, turns) }))
  return exitsOf(s, room).flatMap(({ way, out }) =>
    turned.filter(({ doors }) => doors.includes(opposite(way))).map(({ turns }) => ({ cell: out, turns })),
  )
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
function hasRoomForMedium(s: Board, room: RoomId): boolean {
  const { level } = roomOf(s, room)
  return exitsOf(s, room).some(exit => blocksBehind(s, level, exit).length > 0)
}

/** MA-11.3 */
function mediumPlacements(s: Board, room: RoomId, tile: string): Placement[] {
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

export function placementsOf(s: Board, room: RoomId, tile: string): Placement[] {
  return tileFacts(tile).side === 2 ? mediumPlacements(s, room, tile) : smallPlacements(s, room, tile)
}

/** Every empty cell that some door of the level leads to. */
function openCells(s: Board, level: Level): Set<Cell> {
  return new Set(roomsOf(s, level).flatMap(room => exitsOf(s, room).map(exit => exit.out)))
}

/** What still lies in a stack, the face-up tile left out. */
export function tilesBelow(stack: Stack): string[] {
  return [...stack.next, ...stack.rest, ...stack.bottom, ...(stack.held === 'none' ? [] : [stack.held])]
}

function stackOf(s: Pick<Open, 'stacks'>, level: Level): Stack {
  return s.stacks[level - 1] as Stack
}

/** MA-8.11: whether it would leave no door of the level to an empty cell while room tiles remain. */
function seals(s: Board, level: Level, open: ReadonlySet<Cell>, facts: TileFacts, { cell, turns }: Placement): boolean {
  const [x, y] = [xOf(cell), yOf(cell)]
  const own = cellsOf(facts.side, x, y)
  for (const each of open) if (!own.includes(each)) return false
  if (tilesBelow(stackOf(s, level)).every(isTrap)) return false
  if (facts.kind === 'trap') return true
  return !doorsAt(facts, x, y, turns).some(door => !own.includes(door.out) && isEmpty(s, level, door.out))
}

/** The placements that do not seal the level, if the table has forbidden that and any avoids it. */
function unsealed(s: Board, level: Level, tile: string, placements: readonly Placement[]): Placement[] {
  if (!s.options.noSealing || placements.length === 0) return placements.slice()
  const open = openCells(s, level)
  if (open.size > 4) return placements.slice()
  const facts = tileFacts(tile)
  const good = placements.filter(placement => !seals(s, level, open, facts, placement))
  return good
}

/** Whether the tile could be placed from some room of the level without sealing it. */
export function fitsSomewhere(s: Board, level: Level, tile: string, medium: boolean): boolean {
  return roomsOf(s, level).some(room => {
    if (medium) return hasRoomForMedium(s, room)
    const placements = smallPlacements(s, room, tile)
    return unsealed(s, level, tile, placements).length > 0
  })
}

/** The same without a thought for sealing: what is left once the ban is lifted (MA-8.11). */
export function fitsAtAll(s: Board, level: Level, tile: string, medium: boolean): boolean {
  return roomsOf(s, level).some(room =>
    medium ? hasRoomForMedium(s, room) : smallPlacements(s, room, tile).length > 0,
  )
}

/** What the player of the tile may choose from: what does not seal, or all if every placement would (MA-8.11). */
export function offeredPlacements(s: Board, room: RoomId, tile: string): Placement[] {
  const { level } = roomOf(s, room)
  const all = placementsOf(s, room, tile)
  const good = unsealed(s, level, tile, all)
  if (good.length > 0) return good
  const facts = tileFacts(tile)
  return facts.side === 1 && fitsSomewhere(s, level, tile, false) ? [] : all
}

/** MA-9.3: how many traps may lie next to a newly explored room. */
const TRAPS_BESIDE_NEW = 3

/** MA-9.1 to MA-9.3: where a trap goes that was turned up after this room was explored. */
export function trapCells(s: Board, room: RoomId, placed: number): Cell[] {
  const here = roomOf(s, room)
  const near = placed < TRAPS_BESIDE_NEW ? emptyAround(s, room) : []
  const others = roomsOf(s, here.level).filter(other => other !== room)
  const cells = near.length > 0 ? near : [...new Set(others.flatMap(other => emptyAround(s, other)))]
  const placements = cells.map(cell => ({ cell, turns: 0 }))
  const good = s.options.noSealing ? unsealed(s, here.level, ANY_TRAP, placements) : placements
  return (good.length > 0 ? good : placements).map(({ cell }) => cell)
}

/** Traps are all alike where they lie. */
const ANY_TRAP = 'L1-10'

function emptyAround(s: Board, room: RoomId): Cell[] {
  const here = roomOf(s, room)
  return cellsAround(here).filter(cell => isEmpty(s, here.level, cell))
}

/** Why nothing can be explored from this room; the stack of its level is looked at first (MA-8.1, MA-8.9). */
export function exploreBroken(s: Board & Pick<Open, 'mediums'>, room: RoomId): Rule | undefined {
  const { level } = roomOf(s, room)
  if (level === 3) return 'MA-8.9'
  const { up } = stackOf(s, level)
  if (up === 'none') return 'MA-8.9'
  if (exitsOf(s, room).length === 0) return factsOf(s, room).kind === 'medium' ? 'MA-11.9' : 'MA-8.1'
  if (isRune(s, level, up)) return hasRoomForMedium(s, room) ? undefined : 'MA-11.4'
  if (smallPlacements(s, room, up).length === 0) return 'MA-8.3'
  return offeredPlacements(s, room, up).length > 0 ? undefined : 'MA-8.11'
}

/** MA-10.21: a medium room replaces it; without a medium tile left a rune stays what it is (MA-11.12). */
export function isRune(s: Pick<Open, 'mediums'>, level: Level, tile: string): boolean {
  return tileFacts(tile).kind === 'rune' && (s.mediums[level - 1]?.length ?? 0) > 0
}
