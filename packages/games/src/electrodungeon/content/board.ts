import { stepsFrom as breadthFirst } from '@undercroft/kernel/kit'

/** ED-1.4: the grid. `#` wall, a digit a numbered space, `S` the Hub, small letters small rooms, capitals doors. */
export const GRID = [
  '####B#######G####',
  '#651263156153625#',
  '#4#a##b#3#c##d#4#',
  '#2#63524154621#6#',
  '#154#e##2####5f3#',
  'W4#3613SSS1432#1Y',
  '#5g2####4##h#654#',
  '#1#41261256214#3#',
  '#2#i##j#3#k##m#1#',
  '#435643265345236#',
  '####P#######O####',
] as const

export const ROOMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'm'] as const
/** A small room is the index of its letter here. */
export type RoomId = number

export const DOORS = ['blue', 'green', 'yellow', 'orange', 'purple', 'white'] as const
const DOOR_LETTERS = ['B', 'G', 'Y', 'O', 'P', 'W'] as const
/** A door, and the side room behind it, is the index of its colour here. */
export type DoorId = number

/** Stands for "nobody", "nowhere" and "none" wherever a number is kept. */
export const NONE = -1

/** The index of a name in a list of names, or NONE. */
export function indexIn(names: readonly string[], name: string): number {
  return names.indexOf(name)
}

export interface Cell {
  readonly x: number
  readonly y: number
}

/** Where a figure can be: a numbered space, the Hub, or a small room. */
export type Place = number

const CELLS: readonly Cell[] = GRID.flatMap((row, y) =>
  Array.from(row, (sign, x) => ({ sign, x, y })).filter(({ sign }) => /\d/.test(sign)),
)

/** The numbered spaces, in reading order: places 0 to 83. */
export const SPACES: readonly Cell[] = CELLS.map(({ x, y }) => ({ x, y }))

/** ED-1.5: all `S` cells together. */
export const HUB: Place = SPACES.length
const FIRST_ROOM = HUB + 1
export const PLACES = FIRST_ROOM + ROOMS.length

/** The Hub's cells, for those who draw it. */
export const HUB_CELLS: readonly Cell[] = GRID.flatMap((row, y) =>
  Array.from(row, (sign, x) => ({ sign, x, y }))
    .filter(({ sign }) => sign === 'S')
    .map(({ x, y }) => ({ x, y })),
)

export const ROOM_CELLS: readonly Cell[] = ROOMS.map(cellOfSign)
export const DOOR_CELLS: readonly Cell[] = DOOR_LETTERS.map(cellOfSign)

function cellOfSign(sign: string): Cell {
  const y = GRID.findIndex(row => row.includes(sign))
  return { x: GRID[y]?.indexOf(sign) ?? 0, y }
}

function signAt({ x, y }: Cell): string {
  return GRID[y]?.charAt(x) ?? ''
}

/** The number printed on a space; 0 for the Hub and for rooms (ED-5.101). */
export const NUMBER_OF: readonly number[] = Array.from({ length: PLACES }, (_, place) => {
  const cell = SPACES[place]
  return cell === undefined ? 0 : Number(signAt(cell))
})

export function isSpace(place: Place): boolean {
  return place >= 0 && place < HUB
}

export function isRoom(place: Place): boolean {
  return place >= FIRST_ROOM
}

export function roomPlace(room: RoomId): Place {
  return FIRST_ROOM + room
}

/** The room that a place is, or NONE. */
export function roomOf(place: Place): RoomId {
  return place >= FIRST_ROOM ? place - FIRST_ROOM : NONE
}

function placeAt({ x, y }: Cell): Place {
  if (signAt({ x, y }) === 'S') return HUB
  return SPACES.findIndex(space => space.x === x && space.y === y)
}

function around({ x, y }: Cell): Cell[] {
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]
}

function touching(cells: readonly Cell[], own: Place): Place[] {
  const places = cells.flatMap(around).map(placeAt)
  return [...new Set(places)].filter(place => place >= 0 && place !== own).sort((a, b) => a - b)
}

/** ED-1.6: what is connected to each space and to the Hub, rooms apart. */
export const CONNECTED: readonly (readonly Place[])[] = [
  ...SPACES.map((cell, place) => touching([cell], place)),
  touching(HUB_CELLS, HUB),
]

/** ED-1.7: the two openings of each small room. */
export const OPENINGS: readonly (readonly Place[])[] = ROOM_CELLS.map(cell => touching([cell], NONE))

/** The rooms that each space is an opening of. */
export const ROOMS_AT: readonly (readonly RoomId[])[] = Array.from({ length: HUB + 1 }, (_, place) =>
  [...ROOMS.keys()].filter(room => OPENINGS[room]?.includes(place)),
)

/** ED-5.8: the space before each door. */
export const BEFORE_DOOR: readonly Place[] = DOOR_CELLS.map(cell => touching([cell], NONE)[0] ?? NONE)

/** The door that each space lies before, or NONE. */
export const DOOR_AT: readonly DoorId[] = Array.from({ length: HUB + 1 }, (_, place) => BEFORE_DOOR.indexOf(place))

/** `8,4` for a space, `Hub`, or a room's letter. */
export const PLACE_NAMES: readonly string[] = [...SPACES.map(({ x, y }) => `${x},${y}`), 'Hub', ...ROOMS]

export function nameOf(place: Place): string {
  return PLACE_NAMES[place] ?? 'nowhere'
}

/** The other opening of a room. */
export function acrossFrom(room: RoomId, place: Place): Place {
  const [first = NONE, second = NONE] = OPENINGS[room] ?? []
  return place === first ? second : first
}

/**
 * How many steps every space and the Hub are away, with these rooms (bits) cleared; a figure in a room counts from its
 * openings.
 */
export function stepsFrom(from: Place, cleared: number): Readonly<Int16Array> {
  if (last.cleared !== cleared) last = recall(cleared)
  return last.steps[from] ?? countSteps(from, last)
}

/** What was counted with these rooms cleared. */
interface Counted {
  readonly cleared: number
  /** The places one step away from each space and the Hub. */
  readonly ways: readonly (readonly Place[])[]
  /** By place; bots ask for the same ones at every answer. */
  readonly steps: Int16Array[]
}

const COUNTED = new Map<number, Counted>()
/** So many sets of rooms are kept, and then all are counted anew: games differ in the rooms that they clear. */
const MOST_COUNTED = 256
/** What was asked for last: rooms are cleared seldom. */
let last: Counted = recall(0)

function recall(cleared: number): Counted {
  const known = COUNTED.get(cleared)
  if (known !== undefined) return known
  if (COUNTED.size >= MOST_COUNTED) COUNTED.clear()
  const counted: Counted = { cleared, ways: waysWith(cleared), steps: [] }
  COUNTED.set(cleared, counted)
  return counted
}

function waysWith(cleared: number): (readonly Place[])[] {
  const ways = CONNECTED.slice()
  for (let room = 0; room < ROOMS.length; room++) {
    if ((cleared & (1 << room)) === 0) continue
    for (const at of OPENINGS[room] ?? []) ways[at] = [...(ways[at] ?? []), acrossFrom(room, at)]
  }
  return ways
}

function countSteps(from: Place, { ways, steps }: Counted): Int16Array {
  const starts = isRoom(from) ? (OPENINGS[roomOf(from)] ?? []) : [from]
  const counted = breadthFirst(starts, HUB + 1, place => ways[place] ?? [])
  steps[from] = counted
  return counted
}
