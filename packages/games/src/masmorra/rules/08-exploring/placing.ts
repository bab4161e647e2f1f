import { doorsTurned, isTrap, type TileFacts, TURNS, tileFacts } from '../../content/tiles.ts'
import { type Cell, opposite, xOf, yOf } from '../../state/cells.ts'
import { cellsOf, type Door, doorsAt, exitsOf, factsOf, isEmpty, roomOf, roomsOf } from '../../state/map.ts'
import { stackOf, tilesBelow } from '../../state/stacks.ts'
import type { Level, Open, RoomId } from '../../state/state.ts'
import { hasRoomForMedium, isRune, mediumPlacements } from '../11-medium-rooms/placing.ts'
import type { Rule } from '../rulebook.ts'

export type Board = Pick<Open, 'rooms' | 'traps' | 'stacks' | 'options'>

/** A tile as it may be laid: its north-west cell and its rotation. */
export interface Placement {
  readonly cell: Cell
  readonly turns: number
}

interface Turned {
  readonly turns: number
  readonly doors: readonly number[]
}

/** By tile: worked out when a tile is first laid, and the same in every game. */
const TURNED = new Map<TileFacts, readonly Turned[]>()

/** Rotations that look different: a tile with the same door sides twice is offered once (D08). */
function differentTurns(facts: TileFacts): readonly Turned[] {
  let different = TURNED.get(facts)
  if (different === undefined) {
    const seen: string[] = []
    different = TURNS.map(turns => ({ turns, doors: doorsTurned(facts, turns) })).filter(({ doors }) => {
      const sides = doors.toSorted().join()
      if (seen.includes(sides)) return false
      seen.push(sides)
      return true
    })
    TURNED.set(facts, different)
  }
  return different
}

/** MA-8.3: the placements across a door of the room with a door facing it. `unsealed` deals with sealing. */
export function smallPlacements(s: Board, room: RoomId, tile: string): Placement[] {
  return placementsBehind(exitsOf(s, room), tile)
}

function placementsBehind(exits: readonly Door[], tile: string): Placement[] {
  const turned = differentTurns(tileFacts(tile))
  const found: Placement[] = []
  for (const { way, out } of exits) {
    for (const { turns, doors } of turned) if (doors.includes(opposite(way))) found.push({ cell: out, turns })
  }
  return found
}

export function placementsOf(s: Board, room: RoomId, tile: string): Placement[] {
  return tileFacts(tile).side === 2 ? mediumPlacements(s, room, tile) : smallPlacements(s, room, tile)
}

/** The empty cells that doors of the level lead to; where there are more than `most`, enough to know that. */
function openCells(s: Board, level: Level, most: number): Set<Cell> {
  const open = new Set<Cell>()
  for (let room = 0; room < s.rooms.length && open.size <= most; room++) {
    if (roomOf(s, room).level === level) for (const { out } of exitsOf(s, room)) open.add(out)
  }
  return open
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

/** The placements that do not seal the level; all of them where the option allows sealing. */
export function unsealed(s: Board, level: Level, tile: string, placements: readonly Placement[]): Placement[] {
  if (!s.options.noSealing || placements.length === 0) return placements.slice()
  const facts = tileFacts(tile)
  // A tile seals no level that has more open than it covers.
  const covered = facts.side * facts.side
  const open = openCells(s, level, covered)
  if (open.size > covered) return placements.slice()
  return placements.filter(placement => !seals(s, level, open, facts, placement))
}

/** Whether the tile could be placed from some room of the level without sealing it. */
export function fitsSomewhere(s: Board, level: Level, tile: string, medium: boolean): boolean {
  return roomsOf(s, level).some(room => {
    if (medium) return hasRoomForMedium(s, room)
    const placements = smallPlacements(s, room, tile)
    return unsealed(s, level, tile, placements).length > 0
  })
}

/** Whether the tile could be placed from some room of the level, sealing allowed (MA-8.11). */
export function fitsAtAll(s: Board, level: Level, tile: string, medium: boolean): boolean {
  return roomsOf(s, level).some(room =>
    medium ? hasRoomForMedium(s, room) : smallPlacements(s, room, tile).length > 0,
  )
}

/** The placements that are offered: those that do not seal the level, or all if every one would (MA-8.11). */
export function offeredPlacements(s: Board, room: RoomId, tile: string): Placement[] {
  return offeredOf(s, roomOf(s, room).level, tile, placementsOf(s, room, tile))
}

function offeredOf(s: Board, level: Level, tile: string, all: Placement[]): Placement[] {
  const good = unsealed(s, level, tile, all)
  if (good.length > 0) return good
  const facts = tileFacts(tile)
  return facts.side === 1 && fitsSomewhere(s, level, tile, false) ? [] : all
}

/** The rule that forbids exploring from this room; the stack of its level is checked first (MA-8.1, MA-8.9). */
export function exploreBroken(s: Board & Pick<Open, 'mediums'>, room: RoomId): Rule | undefined {
  const { level } = roomOf(s, room)
  if (level === 3) return 'MA-8.9'
  const { up } = stackOf(s, level)
  if (up === 'none') return 'MA-8.9'
  const exits = exitsOf(s, room)
  if (exits.length === 0) return factsOf(s, room).kind === 'medium' ? 'MA-11.9' : 'MA-8.1'
  if (isRune(s, level, up)) return hasRoomForMedium(s, room) ? undefined : 'MA-11.4'
  const placements = placementsBehind(exits, up)
  if (placements.length === 0) return 'MA-8.3'
  return offeredOf(s, level, up, placements).length > 0 ? undefined : 'MA-8.11'
}
