import { tileFacts } from '../../content/tiles.ts'
import { beside, type Cell, cellAt, xOf, yOf } from '../../state/cells.ts'
import { cellsAround, cellsOf, doorsAt, doorsOf, exitsOf, isEmpty, roomOf, roomsOf } from '../../state/map.ts'
import type { Choice, Level, Open, RoomId } from '../../state/state.ts'

type Score = (choice: Choice) => number

/** What one more door to new ground is worth: one is needed, others are good to have. */
const DOORS = [0, 3, 4.2, 4.6, 4.8] as const

/** A live trap beside the new room: it acts on coming and on going. */
const TRAP = 2.5

/** A way on that leads past a live trap. */
const PAST_TRAP = 0.8

/** A way to friends, and each cell between. */
const JOINED = 0.4

const APART = 0.3

/** Places a tile where the way leads on, away from traps, with as few doors shut as possible. */
export function teamPlaceWorths(s: Open, tile: string, level: Level): Score {
  const facts = tileFacts(tile)
  const exits = roomsOf(s, level).flatMap(room => exitsOf(s, room).map(({ out }) => out))
  const traps = s.traps.filter(trap => trap.live && trap.level === level).map(({ x, y }) => cellAt(x, y))
  return choice => {
    if (choice[0] !== 'place') return 0
    const [, cell, turns] = choice
    const [x, y] = [xOf(cell), yOf(cell)]
    const own = cellsOf(facts.side, x, y)
    const doors = doorsAt(facts, x, y, turns).filter(({ out }) => !own.includes(out) && isEmpty(s, level, out))
    const trapped = cellsAround({ tile, x, y }).filter(each => traps.includes(each)).length
    const past = doors.filter(({ out }) => isBeside(out, traps)).length
    const shut = exits.filter(each => own.includes(each)).length
    const alone = s.heroes.length === 1
    const near = alone ? 0 : JOINED * joins(s, tile, level, x, y, turns) - APART * apart(s, level, x, y)
    return (
      (DOORS[doors.length] ?? 5) - TRAP * trapped - PAST_TRAP * past - 0.3 * shut + 0.1 * spread(s, level, own) + near
    )
  }
}

/** Doors that open onto rooms that are there. */
function joins(s: Open, tile: string, level: Level, x: number, y: number, turns: number): number {
  return doorsAt(tileFacts(tile), x, y, turns).filter(({ cell, out }) =>
    roomsOf(s, level).some(room => doorsOf(s, room).some(door => door.cell === out && door.out === cell)),
  ).length
}

/** How far it is from the friends on the level, as the crow flies. */
function apart(s: Open, level: Level, x: number, y: number): number {
  const friends = s.heroes.filter(({ room }, player) => player !== s.turn.player && roomOf(s, room).level === level)
  const far = friends.map(({ room }) => Math.abs(roomOf(s, room).x - x) + Math.abs(roomOf(s, room).y - y))
  return far.reduce((sum, each) => sum + each, 0) / Math.max(1, far.length)
}

function isBeside(cell: Cell, cells: readonly Cell[]): boolean {
  return [0, 1, 2, 3].some(way => cells.includes(beside(cell, way)))
}

/** Empty cells around: medium tiles need room (MA-11.4). */
function spread(s: Open, level: Level, own: readonly Cell[]): number {
  const around = new Set(own.flatMap(cell => [0, 1, 2, 3].map(way => beside(cell, way))))
  return [...around].filter(cell => isEmpty(s, level, cell)).length / own.length
}

/** Places a trap where no door leads and where it touches as few rooms and Heroes as possible. */
export function teamTrapWorths(s: Open, level: Level): Score {
  const exits = roomsOf(s, level).flatMap(room => exitsOf(s, room).map(({ out }) => out))
  return choice => {
    if (choice[0] !== 'trap') return 0
    const [, cell] = choice
    const rooms = roomsOf(s, level).filter(room => touches(s, room, cell))
    const heroes = s.heroes.filter(hero => rooms.includes(hero.room)).length
    const near = exits.filter(each => [0, 1, 2, 3].some(way => beside(each, way) === cell)).length
    return -1.5 * exits.filter(each => each === cell).length - rooms.length - 2 * heroes - 0.7 * near
  }
}

function touches(s: Open, room: RoomId, cell: Cell): boolean {
  return cellsAround(roomOf(s, room)).includes(cell)
}
