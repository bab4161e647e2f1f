import type { Point } from '../../drawing/shapes.ts'
import { tileFacts } from '../content/tiles.ts'
import { beside, opposite, xOf, yOf } from '../state/cells.ts'
import { cellsOf, type Door, doorsAt, doorsOf } from '../state/map.ts'
import type { Level } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { boxOf, CELL, roomsOn } from './floor.ts'
import { passagesOf } from './large.ts'

/** Half of a doorway. */
export const GAP = 17
/** Walls stand a little inside, so that those of two tiles do not lie on each other. */
export const WALL = 5

/** The walls of a tile as one line, with a gap at each door. */
export function wallsOf(tile: string, x: number, y: number, turns: number): string {
  const facts = tileFacts(tile)
  if (facts.side === 0) return largeWalls(tile)
  const doors = doorsAt(facts, x, y, turns)
  const own = new Set(cellsOf(facts.side, x, y))
  return [...own].flatMap(cell => [0, 1, 2, 3].map(way => edgeLine(cell, way, doors, own))).join('')
}

function edgeLine(cell: number, way: number, doors: readonly Door[], own: ReadonlySet<number>): string {
  if (own.has(beside(cell, way))) return ''
  const [start, end] = sideOf(xOf(cell) * CELL, yOf(cell) * CELL, CELL, way)
  // Walls meet at the corners of the tile, and run through where its cells meet.
  const from = own.has(beside(cell, way + 3)) ? 0 : WALL
  const to = CELL - (own.has(beside(cell, way + 1)) ? 0 : WALL)
  const door = doors.some(each => each.cell === cell && each.way === way)
  return broken(start, end, from, to, door ? [CELL / 2] : [])
}

function largeWalls(tile: string): string {
  const box = boxOf({ tile, x: 0, y: 0 })
  const passages = passagesOf(tile)
  return [0, 1, 2, 3]
    .map(way => {
      const [start, end] = sideOf(box.x, box.y, box.width, way)
      const gaps = passages
        .filter(each => each.way === way)
        .map(({ from }) => (way % 2 === 0 ? Math.abs(from.x * CELL - start.x) : Math.abs(from.y * CELL - start.y)))
      return broken(start, end, WALL, box.width - WALL, gaps)
    })
    .join('')
}

/** A line along a side, broken by gaps at these distances from its start. */
function broken(start: Point, end: Point, from: number, to: number, gaps: readonly number[]): string {
  const along = { x: Math.sign(end.x - start.x), y: Math.sign(end.y - start.y) }
  const at = (by: number) => `${start.x + along.x * by} ${start.y + along.y * by}`
  const ends = [from, ...gaps.toSorted((a, b) => a - b).flatMap(gap => [gap - GAP, gap + GAP]), to]
  return ends.flatMap((by, i) => (i % 2 === 0 ? [`M${at(by)}L${at(ends[i + 1] ?? by)}`] : [])).join('')
}

/** The ends of a side of a square, clockwise. */
function sideOf(left: number, top: number, side: number, way: number): readonly [Point, Point] {
  const [near, far] = [WALL, side - WALL]
  const point = (x: number, y: number): Point => ({ x: left + x, y: top + y })
  switch (way) {
    case 0:
      return [point(0, near), point(side, near)]
    case 1:
      return [point(far, 0), point(far, side)]
    case 2:
      return [point(side, far), point(0, far)]
    default:
      return [point(near, side), point(near, 0)]
  }
}

/** The middle of a doorway, in the wall. */
export function doorPoint({ cell, way }: Pick<Door, 'cell' | 'way'>): Point {
  const [from, to] = sideOf(xOf(cell) * CELL, yOf(cell) * CELL, CELL, way)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

export interface Doorways {
  /** Doors that meet another one (MA-7.5): both of them. */
  readonly open: readonly Door[]
  /** Doors against a wall or a trap (MA-8.4). */
  readonly barred: readonly Door[]
}

/** The doors of a level that lead somewhere, or nowhere any more. The others lead into the dark. */
export function doorwaysOf(view: View, level: Level): Doorways {
  const rooms = roomsOn(view.rooms, level)
  const doors = rooms.flatMap(({ id }) => doorsOf(view, id))
  const taken = new Set([
    ...rooms.flatMap(({ room }) => cellsOf(tileFacts(room.tile).side, room.x, room.y)),
    ...view.traps.flatMap(trap => (trap.level === level ? cellsOf(1, trap.x, trap.y) : [])),
  ])
  const meets = ({ way, out }: Door) => doors.some(door => door.cell === out && door.way === opposite(way))
  return {
    open: doors.filter(meets),
    barred: doors.filter(door => taken.has(door.out) && !meets(door)),
  }
}

/** The same of the doors of a tile as it would lie there. */
export function doorwaysWith(view: View, level: Level, tile: string, x: number, y: number, turns: number): Doorways {
  const room = { tile, level, x, y, turns, gold: 0, opened: false, extra: 'none' as const }
  const { open, barred } = doorwaysOf({ ...view, rooms: [...view.rooms, room] }, level)
  const own = new Set(cellsOf(tileFacts(tile).side, x, y))
  return { open: open.filter(({ cell }) => own.has(cell)), barred: barred.filter(({ cell }) => own.has(cell)) }
}
