import type { Box } from '../../drawing/shapes.ts'
import { tileFacts } from '../content/tiles.ts'
import type { Level, Room } from '../state/state.ts'
import { largePlace } from './large.ts'

/** Where things stand in the picture of a level: a cell is a square of this side. */
export const CELL = 100

export function boxOf({ tile, x, y }: Pick<Room, 'tile' | 'x' | 'y'>): Box {
  const { side } = tileFacts(tile)
  const at = side > 0 ? { x, y, side } : largePlace(tile)
  return { x: at.x * CELL, y: at.y * CELL, width: at.side * CELL, height: at.side * CELL }
}

/** The darkness around what is shown. */
const DARK = 0.4 * CELL

/** A box around everything of a level, with some darkness on every side. */
export function reachOf(boxes: readonly Box[], dark = DARK): Box {
  if (boxes.length === 0) return { x: -CELL, y: -CELL, width: 3 * CELL, height: 3 * CELL }
  const left = Math.min(...boxes.map(box => box.x)) - dark
  const top = Math.min(...boxes.map(box => box.y)) - dark
  const right = Math.max(...boxes.map(box => box.x + box.width)) + dark
  const bottom = Math.max(...boxes.map(box => box.y + box.height)) + dark
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function roomsOn(rooms: readonly Room[], level: Level): readonly { readonly room: Room; readonly id: number }[] {
  return rooms.flatMap((room, id) => (room.level === level ? [{ room, id }] : []))
}

/** A room with those that share a wall with it. */
export function roomsAround(room: Room, rooms: readonly Room[]): readonly Room[] {
  const here = boxOf(room)
  const meets = (from: number, length: number, other: number, otherLength: number) =>
    Math.min(from + length, other + otherLength) - Math.max(from, other)
  return rooms.filter(each => {
    if (each.level !== room.level) return false
    const { x, y, width, height } = boxOf(each)
    const across = meets(here.x, here.width, x, width)
    const down = meets(here.y, here.height, y, height)
    return Math.min(across, down) >= 0 && Math.max(across, down) > 0
  })
}
