import type { Box, Point } from '../../drawing/shapes.ts'
import { tileFacts } from '../content/tiles.ts'
import type { FoeId, Room, RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { boxOf, CELL } from './floor.ts'
import type { Stage } from './stage.ts'

/** Where a figure stands, and how large it is drawn there. */
export interface Spot extends Point {
  readonly scale: number
}

/** Where every figure of the dungeon stands; those in the supply stand nowhere. */
export interface Standing {
  readonly foes: ReadonlyMap<FoeId, Spot>
  readonly heroes: ReadonlyMap<number, Spot>
}

interface Size {
  readonly width: number
  readonly height: number
}

/** What a figure takes, with the numbers on it. */
const FOE: Size = { width: 56, height: 64 }
const HERO: Size = { width: 46, height: 62 }
/** What walls take, and the name of a room over them. */
const WALLS = 9
const NAME = 20
const DOCK = 20
const SMALLEST = 0.3

export function standingOf(view: View, stage: Stage): Standing {
  const foes = new Map<FoeId, Spot>()
  const heroes = new Map<number, Spot>()
  for (const [room, at] of view.rooms.entries()) {
    const here = inRoom(stage.foes, room)
    const there = inRoom(stage.heroes, room).filter(player => view.heroes[player]?.id !== 'none')
    const spots = packed(insideOf(at, here.length > 0), [...here.map(() => FOE), ...there.map(() => HERO)])
    for (const [i, foe] of here.entries()) foes.set(foe, spots[i] ?? NOWHERE)
    for (const [i, hero] of there.entries()) heroes.set(hero, spots[here.length + i] ?? NOWHERE)
  }
  return { foes, heroes }
}

const NOWHERE: Spot = { x: 0, y: 0, scale: 1 }

function inRoom(rooms: readonly RoomId[], room: RoomId): number[] {
  return [...rooms.keys()].filter(id => rooms[id] === room)
}

/** The floor of a room, without its walls, its name, and the docks that can be used: not beside monsters (MA-10.17). */
function insideOf(room: Room, hasFoes: boolean): Box {
  const { x, y, width, height } = boxOf(room)
  const { side, dock } = tileFacts(room.tile)
  const top = side === 1 ? 0 : NAME
  const bottom = side === 1 && dock !== undefined && !room.opened && !hasFoes ? DOCK : 0
  return { x: x + WALLS, y: y + WALLS + top, width: width - 2 * WALLS, height: height - 2 * WALLS - top - bottom }
}

/** In rows side by side, as large as the room lets them be: none lies on another. */
export function packed(box: Box, sizes: readonly Size[]): readonly Spot[] {
  for (let scale = Math.min(1.5, (1.5 * box.width) / CELL); ; scale -= 0.04) {
    const rows = rowsOf(box.width / scale, sizes)
    const width = Math.max(0, ...rows.map(widthOf))
    const height = rows.reduce((sum, row) => sum + heightOf(row), 0)
    const fits = height * scale <= box.height && width * scale <= box.width
    if (fits || scale < SMALLEST) return spotsOf(box, rows, height, scale)
  }
}

function rowsOf(width: number, sizes: readonly Size[]): readonly (readonly Size[])[] {
  const rows: Size[][] = []
  for (const size of sizes) {
    const row = rows.at(-1)
    if (row === undefined || widthOf(row) + size.width > width) rows.push([size])
    else row.push(size)
  }
  return rows
}

function spotsOf(box: Box, rows: readonly (readonly Size[])[], height: number, scale: number): readonly Spot[] {
  const spots: Spot[] = []
  let y = box.y + (box.height - height * scale) / 2
  for (const row of rows) {
    let x = box.x + (box.width - widthOf(row) * scale) / 2
    for (const { width } of row) {
      spots.push({ x: x + (width * scale) / 2, y: y + (heightOf(row) * scale) / 2, scale })
      x += width * scale
    }
    y += heightOf(row) * scale
  }
  return spots
}

function widthOf(row: readonly Size[]): number {
  return row.reduce((sum, { width }) => sum + width, 0)
}

function heightOf(row: readonly Size[]): number {
  return Math.max(...row.map(({ height }) => height))
}
