import { DOOR_CELLS, DOORS, GRID, HUB, isRoom, NONE, ROOM_CELLS, ROOMS, roomOf, SPACES } from '../content/board.ts'
import { EXPLORERS } from '../state/choices.ts'
import type { View } from '../state/view.ts'

/** The width of a cell of the picture, in characters. */
const CELL = 4
/** The middle of the Hub, for those who stand on it. */
const HUB_AT = [8, 5] as const

export const LEGEND =
  'x above, y at the left: 8,4 is x 8, y 4. Digits are numbered spaces, AB3 has A and B on it; S the Hub; [a] a room, (a) a cleared one; <W> a locked door, W an open one (B blue, G green, Y yellow, O orange, P purple, W white)'

/** The maze for a terminal, walls left blank, with everybody where they stand. */
export function drawMaze(view: View): string[] {
  const header = Array.from({ length: GRID[0].length }, (_, x) => String(x).padEnd(CELL)).join('')
  const rows = GRID.map((row, y) => {
    const cells = Array.from(row, (sign, x) => drawCell(figuresAt(view, x, y), drawn(view, sign, x, y)))
    return `${String(y).padStart(2)} ${cells.join('')}`.trimEnd()
  })
  return [`   ${header}`.trimEnd(), ...rows]
}

/** A room with somebody in it is drawn without its brackets, for which there is no space. */
function drawCell(figures: string, ground: string): string {
  return (figures + (figures === '' ? ground : ground.replace(/\W/g, ''))).padEnd(CELL)
}

function drawn({ rooms, doors }: View, sign: string, x: number, y: number): string {
  const here = (cell: { readonly x: number; readonly y: number }): boolean => cell.x === x && cell.y === y
  const room = ROOM_CELLS.findIndex(here)
  if (room >= 0) return rooms[room]?.cleared ? `(${ROOMS[room]})` : `[${ROOMS[room]}]`
  const door = DOOR_CELLS.findIndex(here)
  if (door >= 0) return doors[door]?.locked ? `<${initial(door)}>` : initial(door)
  return sign === '#' ? '' : sign
}

function initial(door: number): string {
  return DOORS[door]?.charAt(0).toUpperCase() ?? ''
}

/** The letters of those in a cell; where there are more than two, the first and a plus. */
function figuresAt({ explorers }: View, x: number, y: number): string {
  const letters = explorers.flatMap(({ place }, id) => {
    const [atX, atY] = cellOf(place)
    return atX === x && atY === y ? [EXPLORERS[id] ?? ''] : []
  })
  return letters.length > 2 ? `${letters.slice(0, 1).join('')}+` : letters.join('')
}

function cellOf(place: number): readonly [number, number] {
  if (place === HUB) return HUB_AT
  const cell = isRoom(place) ? ROOM_CELLS[roomOf(place)] : SPACES[place]
  return cell === undefined ? [NONE, NONE] : [cell.x, cell.y]
}
