import { beside, xOf, yOf } from '../cells.ts'
import { LARGE_ROOMS } from '../content/large-tile.ts'
import { cellsOf, type Door, doorsAt } from '../map.ts'
import type { Level, Room } from '../state.ts'
import { tileFacts } from '../tiles.ts'

/** Where things stand in the picture of a level: a cell is a square of this side. */
export const CELL = 100

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Where the rooms of the large tile stand; they lie off the grid (MA-1.9). In cells, by what the tile says of them. */
const LARGE_PLACES: { readonly [place: string]: Point } = {
  'top left': { x: 0, y: 0 },
  'top right': { x: 3.2, y: 0 },
  centre: { x: 1.6, y: 1.6 },
  'bottom left': { x: 0, y: 3.2 },
  'bottom right': { x: 3.2, y: 3.2 },
  'upper left': { x: 0, y: 0 },
  'upper right': { x: 2.2, y: 0 },
  'lower left': { x: 0, y: 2 },
  'lower right': { x: 2.2, y: 2 },
}
const LARGE_SIDE = 1.4

export function boxOf({ tile, x, y }: Pick<Room, 'tile' | 'x' | 'y'>): Box {
  const { side } = tileFacts(tile)
  if (side > 0) return { x: x * CELL, y: y * CELL, width: side * CELL, height: side * CELL }
  const room = Object.values(LARGE_ROOMS)
    .flat()
    .find(({ id }) => id === tile)
  const at = LARGE_PLACES[room?.place ?? ''] ?? { x: 0, y: 0 }
  return { x: at.x * CELL, y: at.y * CELL, width: LARGE_SIDE * CELL, height: LARGE_SIDE * CELL }
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** The darkness around what is shown. */
const DARK = 0.4 * CELL

/** A box around everything of a level, with some darkness on every side. */
export function reachOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: -CELL, y: -CELL, width: 3 * CELL, height: 3 * CELL }
  const left = Math.min(...boxes.map(box => box.x)) - DARK
  const top = Math.min(...boxes.map(box => box.y)) - DARK
  const right = Math.max(...boxes.map(box => box.x + box.width)) + DARK
  const bottom = Math.max(...boxes.map(box => box.y + box.height)) + DARK
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Half of a doorway. */
const GAP = 17
const WALL = 5

/** The walls of a tile as one line, with a gap at each door. Level 3 has no grid: its rooms are walled all around. */
export function wallsOf(tile: string, x: number, y: number, turns: number): string {
  const facts = tileFacts(tile)
  if (facts.side === 0) {
    const box = boxOf({ tile, x, y })
    return `M${box.x + WALL} ${box.y + WALL}h${box.width - 2 * WALL}v${box.height - 2 * WALL}h${2 * WALL - box.width}z`
  }
  const doors = doorsAt(facts, x, y, turns)
  const own = new Set(cellsOf(facts.side, x, y))
  return [...own].flatMap(cell => [0, 1, 2, 3].map(way => edgeLine(cell, way, doors, own))).join('')
}

function edgeLine(cell: number, way: number, doors: readonly Door[], own: ReadonlySet<number>): string {
  if (own.has(beside(cell, way))) return ''
  const [start, end] = edgeEnds(xOf(cell) * CELL, yOf(cell) * CELL, way)
  const along = { x: Math.sign(end.x - start.x), y: Math.sign(end.y - start.y) }
  const shifted = ({ x, y }: Point, by: number): Point => ({ x: x + along.x * by, y: y + along.y * by })
  // Walls meet at the corners of the tile, and run through where its cells meet.
  const from = shifted(start, own.has(beside(cell, way + 3)) ? 0 : WALL)
  const to = shifted(end, own.has(beside(cell, way + 1)) ? 0 : -WALL)
  if (!doors.some(door => door.cell === cell && door.way === way)) return line(from, to)
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  return line(from, shifted(middle, -GAP)) + line(shifted(middle, GAP), to)
}

function line(from: Point, to: Point): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** The ends of a cell's edge, a little inside, so that the walls of two tiles do not lie on each other. */
function edgeEnds(left: number, top: number, way: number): readonly [Point, Point] {
  const right = left + CELL
  const bottom = top + CELL
  switch (way) {
    case 0:
      return [
        { x: left, y: top + WALL },
        { x: right, y: top + WALL },
      ]
    case 1:
      return [
        { x: right - WALL, y: top },
        { x: right - WALL, y: bottom },
      ]
    case 2:
      return [
        { x: right, y: bottom - WALL },
        { x: left, y: bottom - WALL },
      ]
    default:
      return [
        { x: left + WALL, y: bottom },
        { x: left + WALL, y: top },
      ]
  }
}

/** The middle of a doorway. */
export function doorPoint({ cell, way }: Pick<Door, 'cell' | 'way'>): Point {
  const [from, to] = edgeEnds(xOf(cell) * CELL, yOf(cell) * CELL, way)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

export function roomsOn(rooms: readonly Room[], level: Level): readonly { readonly room: Room; readonly id: number }[] {
  return rooms.flatMap((room, id) => (room.level === level ? [{ room, id }] : []))
}
