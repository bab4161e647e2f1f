import { doorsTurned, isLanding, largeDoors, type TileFacts, tileFacts } from '../content/tiles.ts'
import { beside, type Cell, cellAt, opposite } from './cells.ts'
import { type Level, NONE, type Open, type Room, type RoomId, type Trap, type TrapId } from './state.ts'

type Board = Pick<Open, 'rooms' | 'traps'>

export function roomOf(s: Pick<Open, 'rooms'>, room: RoomId): Room {
  return s.rooms[room] as Room
}

export function trapOf(s: Pick<Open, 'traps'>, trap: TrapId): Trap {
  return s.traps[trap] as Trap
}

export function factsOf(s: Pick<Open, 'rooms'>, room: RoomId): TileFacts {
  return tileFacts(roomOf(s, room).tile)
}

export function roomNamed(s: Pick<Open, 'rooms'>, tile: string): RoomId {
  return s.rooms.findIndex(room => room.tile === tile)
}

export function roomsOf(s: Pick<Open, 'rooms'>, level: Level): RoomId[] {
  return [...s.rooms.keys()].filter(room => roomOf(s, room).level === level)
}

/** The cells that a tile with this north-west corner covers. */
export function cellsOf(side: number, x: number, y: number): Cell[] {
  if (side === 0) return []
  if (side === 1) return [cellAt(x, y)]
  return [cellAt(x, y), cellAt(x + 1, y), cellAt(x + 1, y + 1), cellAt(x, y + 1)]
}

/** A door seen from within: its own cell, the way through it, and the cell behind it. */
export interface Door {
  readonly cell: Cell
  readonly way: number
  readonly out: Cell
}

/** Which cell of a 2x2 tile an edge belongs to, in the order of `cellsOf`, and the way through it (MA-11.2). */
const EDGE_CELLS = [0, 1, 1, 2, 2, 3, 3, 0] as const

const EDGE_WAYS = [0, 0, 1, 1, 2, 2, 3, 3] as const

/** The doors of a tile as it would lie there. */
export function doorsAt(facts: TileFacts, x: number, y: number, turns: number): Door[] {
  const corner = cellAt(x, y)
  return gapsOf(facts, turns).map(({ from, way }) => {
    const cell = corner + from
    return { cell, way, out: beside(cell, way) }
  })
}

/** A door, wherever its tile lies: how far its cell is from the tile's corner, and the way through it. */
interface Gap {
  readonly from: number
  readonly way: number
}

/** By tile and rotation: worked out when a tile first lies so, and the same in every game. */
const GAPS = new Map<TileFacts, (readonly Gap[] | undefined)[]>()

function gapsOf(facts: TileFacts, turns: number): readonly Gap[] {
  let byTurns = GAPS.get(facts)
  if (byTurns === undefined) {
    byTurns = []
    GAPS.set(facts, byTurns)
  }
  byTurns[turns] ??= doorsTurned(facts, turns).map(edge => {
    if (facts.side !== 2) return { from: 0, way: edge }
    return { from: CORNERS[EDGE_CELLS[edge] ?? 0] ?? 0, way: EDGE_WAYS[edge] ?? 0 }
  })
  return byTurns[turns]
}

/** From the corner of a 2x2 tile to the cell south of it, and to each of its cells in the order of `cellsOf`. */
const SOUTH = beside(0, 2)
const CORNERS = [0, 1, SOUTH + 1, SOUTH] as const

export function doorsOf(s: Pick<Open, 'rooms'>, room: RoomId): Door[] {
  const { tile, x, y, turns } = roomOf(s, room)
  return doorsAt(tileFacts(tile), x, y, turns)
}

function covers({ tile, x, y }: Pick<Room, 'tile' | 'x' | 'y'>, cell: Cell): boolean {
  const from = cell - cellAt(x, y)
  if (from === 0) return tileFacts(tile).side > 0
  return (from === 1 || from === SOUTH || from === SOUTH + 1) && tileFacts(tile).side === 2
}

/** The room on a cell, or NONE. */
function roomOn(s: Pick<Open, 'rooms'>, level: Level, cell: Cell): RoomId {
  for (let room = 0; room < s.rooms.length; room++) {
    if (roomOf(s, room).level === level && covers(roomOf(s, room), cell)) return room
  }
  return NONE
}

/** MA-9.4: a trap blocks its cell for ever. */
export function isEmpty(s: Board, level: Level, cell: Cell): boolean {
  for (const trap of s.traps) if (trap.level === level && cellAt(trap.x, trap.y) === cell) return false
  return roomOn(s, level, cell) === NONE
}

/**
 * MA-7.5: the rooms that an open door joins to this one; on Level 3 as the large tile shows (MA-21.14). A door against
 * a wall or a trap is closed (MA-7.6, MA-8.4), and stairs join no rooms (MA-10.11).
 */
export function adjacentRooms(s: Pick<Open, 'rooms'>, room: RoomId): RoomId[] {
  const { level, tile, x, y, turns } = roomOf(s, room)
  if (level === 3) return largeDoors(tile).map(name => roomNamed(s, name))
  const corner = cellAt(x, y)
  const found: RoomId[] = []
  for (const { from, way } of gapsOf(tileFacts(tile), turns)) {
    const out = beside(corner + from, way)
    const other = roomOn(s, level, out)
    if (other !== NONE && !found.includes(other) && hasDoor(roomOf(s, other), out, opposite(way))) found.push(other)
  }
  return found
}

/** Whether a door leads out of a room from this cell of it, this way. */
function hasDoor({ tile, x, y, turns }: Room, cell: Cell, way: number): boolean {
  const from = cell - cellAt(x, y)
  for (const gap of gapsOf(tileFacts(tile), turns)) if (gap.from === from && gap.way === way) return true
  return false
}

/** A door as one finds it from within: `to` is NONE where it leads into the dark, or where a trap lies behind it. */
export interface Doorway {
  readonly way: number
  readonly to: RoomId
  readonly open: boolean
}

/** Every door of a room of the grid, and what is behind it: an explored room, a wall or trap (MA-8.4), or the dark. */
export function doorwaysOf(s: Board, room: RoomId): Doorway[] {
  const { level } = roomOf(s, room)
  return doorsOf(s, room).map(({ way, out }) => {
    const to = roomOn(s, level, out)
    if (to === NONE) return { way, to, open: isEmpty(s, level, out) }
    return { way, to, open: hasDoor(roomOf(s, to), out, opposite(way)) }
  })
}

const AROUND = [0, 1, 2, 3] as const

/** The cells that share an edge with a tile, walls or not. */
export function cellsAround({ tile, x, y }: Pick<Room, 'tile' | 'x' | 'y'>): Cell[] {
  const own = cellsOf(tileFacts(tile).side, x, y)
  const around = own.flatMap(cell => AROUND.map(way => beside(cell, way)))
  return [...new Set(around)].filter(cell => !own.includes(cell))
}

/** Rooms that share an edge with this one, walls or not. */
export function touchingRooms(s: Pick<Open, 'rooms'>, room: RoomId): RoomId[] {
  const here = roomOf(s, room)
  const found = cellsAround(here).map(cell => roomOn(s, here.level, cell))
  return [...new Set(found)].filter(other => other !== NONE)
}

/** Whether a cell shares an edge with these, and is none of them. */
function isAround(own: readonly Cell[], cell: Cell): boolean {
  return !own.includes(cell) && own.some(each => AROUND.some(way => beside(each, way) === cell))
}

/** MA-9.5: a trap is adjacent to every room that shares an edge with it. */
export function trapsBeside(s: Board, room: RoomId): TrapId[] {
  const here = roomOf(s, room)
  if (s.traps.length === 0) return []
  const own = cellsOf(tileFacts(here.tile).side, here.x, here.y)
  const found: TrapId[] = []
  for (let trap = 0; trap < s.traps.length; trap++) {
    const { level, x, y } = trapOf(s, trap)
    if (level === here.level && isAround(own, cellAt(x, y))) found.push(trap)
  }
  return found
}

export function roomsBeside(s: Board, trap: TrapId): RoomId[] {
  const { level, x, y } = trapOf(s, trap)
  const found = AROUND.map(way => roomOn(s, level, beside(cellAt(x, y), way)))
  return [...new Set(found)].filter(room => room !== NONE)
}

/** The flights of stairs by where they begin and end; every one is used both ways (MA-21.15). */
const FLIGHTS = ['1-2', '2-1', '2-3', '3-2'] as const
export type Flight = (typeof FLIGHTS)[number]

/** The flights that begin in this room. */
export function flightsFrom(s: Pick<Open, 'rooms'>, room: RoomId): Flight[] {
  const here = roomOf(s, room)
  const { kind } = tileFacts(here.tile)
  const flights: Flight[] = []
  for (const flight of FLIGHTS) if (begins(here, kind, flight)) flights.push(flight)
  return flights
}

/** Whether a flight begins in a room; a Stairs tile that fitted nowhere may be there as well (MA-8.12). */
function begins({ tile, extra }: Room, kind: TileFacts['kind'], flight: Flight): boolean {
  switch (flight) {
    case '1-2':
      return extra === 'stairs2' || kind === 'stairs2'
    case '2-1':
      return kind === 'entrance'
    case '2-3':
      return extra === 'stairs3' || kind === 'stairs3'
    case '3-2':
      return isLanding(tile)
  }
}

/** Where a flight begins, or NONE if that room is not on the table yet. */
export function startOf(s: Pick<Open, 'rooms'>, flight: Flight): RoomId {
  return s.rooms.findIndex(room => begins(room, tileFacts(room.tile).kind, flight))
}

const BACK: Readonly<Record<Flight, Flight>> = { '1-2': '2-1', '2-1': '1-2', '2-3': '3-2', '3-2': '2-3' }

/** Where a flight ends, or NONE. */
export function endOf(s: Pick<Open, 'rooms'>, flight: Flight): RoomId {
  return startOf(s, BACK[flight])
}

/** The doors of a room that lead to an empty cell. */
export function exitsOf(s: Board, room: RoomId): Door[] {
  const { level, tile, x, y, turns } = roomOf(s, room)
  const exits: Door[] = []
  if (level === 3) return exits
  const corner = cellAt(x, y)
  for (const { from, way } of gapsOf(tileFacts(tile), turns)) {
    const cell = corner + from
    const out = beside(cell, way)
    if (isEmpty(s, level, out)) exits.push({ cell, way, out })
  }
  return exits
}
