import { HERO_NAMES } from '../content/heroes.ts'
import { tileFacts } from '../content/tiles.ts'
import { beside, type Cell, cellAt, opposite, xOf, yOf } from '../state/cells.ts'
import { foesIn } from '../state/foes.ts'
import { cellsOf, doorsOf, exitsOf, roomOf, roomsOf } from '../state/map.ts'
import type { Level, RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** Each cell of the picture has so many characters. */
const CELL = 9

const EAST = 1

const SOUTH = 2

export const LEGEND =
  'r rooms, t traps, Heroes by their first letter, !2 two monsters; = and | are open doors, ? a door into the dark'

/** A level of the grid for a terminal, north on top, with coordinates x:y; nothing if nobody has been there. */
export function drawLevel(view: View, level: Level): string[] {
  const rooms = roomsOf(view, level)
  const ground = new Map(rooms.flatMap(room => cellsHere(view, room).map(cell => [cell, room] as const)))
  if (ground.size === 0) return []
  const traps = new Map(
    view.traps.flatMap((trap, id) => (trap.level === level ? [[cellAt(trap.x, trap.y), id] as const] : [])),
  )
  const dark = new Set(rooms.flatMap(room => exitsOf(view, room).map(({ out }) => out)))
  const cells = [...ground.keys(), ...traps.keys(), ...dark]
  const xs = range(cells.map(xOf))
  const passages = passagesOf(view, rooms)
  const sign = (cell: Cell): string => {
    const room = ground.get(cell)
    if (room !== undefined) return sayRoomCell(view, room, cell)
    return traps.has(cell) ? `t${traps.get(cell)}` : dark.has(cell) ? '?' : ''
  }
  const rows = range(cells.map(yOf)).flatMap(y => {
    const here = xs.map(x => cellAt(x, y))
    const upper = here.map(cell => sign(cell).padEnd(CELL - 1) + (passages.get(cell)?.has(EAST) ? '=' : ' '))
    const lower = here.map(cell => (passages.get(cell)?.has(SOUTH) ? '|' : '').padEnd(CELL))
    return [`${String(y).padStart(3)}  ${upper.join('')}`.trimEnd(), `     ${lower.join('')}`.trimEnd()]
  })
  const header = `y\\x  ${xs.map(x => String(x).padEnd(CELL)).join('')}`.trimEnd()
  return [`Level ${level}:`, header, ...rows.filter(row => row !== '')]
}

function cellsHere(view: View, room: RoomId): Cell[] {
  const { tile, x, y } = roomOf(view, room)
  return cellsOf(tileFacts(tile).side, x, y)
}

function range(numbers: readonly number[]): number[] {
  const least = Math.min(...numbers)
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, i) => least + i)
}

/** For each cell the ways, east or south, through which one can go. */
function passagesOf(view: View, rooms: readonly RoomId[]): Map<Cell, Set<number>> {
  const doors = rooms.flatMap(room => doorsOf(view, room))
  const open = new Map<Cell, Set<number>>()
  for (const { cell, way, out } of doors) {
    if (!doors.some(door => door.cell === out && door.way === opposite(way))) continue
    const [at, to] = way === EAST || way === SOUTH ? [cell, way] : [beside(cell, way), opposite(way)]
    open.set(at, (open.get(at) ?? new Set<number>()).add(to))
  }
  return open
}

/** A room of four cells has its Heroes and monsters in the first. */
function sayRoomCell(view: View, room: RoomId, cell: Cell): string {
  const { x, y } = roomOf(view, room)
  if (cell !== cellAt(x, y)) return `r${room}`
  const heroes = view.heroes.flatMap(hero =>
    hero.room === room && hero.id !== 'none' ? [HERO_NAMES[hero.id].charAt(0)] : [],
  )
  const foes = foesIn(view, room).length
  return [`r${room}`, heroes.join(''), foes === 0 ? '' : `!${foes}`].filter(part => part !== '').join(' ')
}
