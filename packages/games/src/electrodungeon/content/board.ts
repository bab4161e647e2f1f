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
  if (cleared !== lastCleared) recall(cleared)
  return lastSteps[from] ?? countSteps(from, cleared)
}

/** The steps that were counted, by the rooms that are cleared and by place: bots ask for the same ones at every answer. */
const COUNTED = new Map<number, Int16Array[]>()
/** So many sets of rooms are kept, and then all are counted anew: games differ in the rooms that they clear. */
const MOST_COUNTED = 256
/** What was asked for last: rooms are cleared seldom. */
let lastCleared = NONE
let lastSteps: Int16Array[] = []

function recall(cleared: number): void {
  let steps = COUNTED.get(cleared)
  if (steps === undefined) {
    if (COUNTED.size >= MOST_COUNTED) COUNTED.clear()
    steps = []
    COUNTED.set(cleared, steps)
  }
  lastCleared = cleared
  lastSteps = steps
}

function countSteps(from: Place, cleared: number): Int16Array {
  const starts = isRoom(from) ? (OPENINGS[roomOf(from)] ?? []) : [from]
  const steps = new Int16Array(HUB + 1).fill(NONE)
  const reached = starts.slice()
  for (const place of reached) steps[place] = 0
  for (let i = 0; i < reached.length; i++) {
    const at = reached[i] as Place
    const far = (steps[at] as number) + 1
    const near = CONNECTED[at] as readonly Place[]
    for (let way = 0; way < near.length; way++) reach(near[way] as Place, far, steps, reached)
    const rooms = ROOMS_AT[at] as readonly RoomId[]
    for (let way = 0; way < rooms.length; way++) {
      const room = rooms[way] as RoomId
      if (cleared & (1 << room)) reach(acrossFrom(room, at), far, steps, reached)
    }
  }
  lastSteps[from] = steps
  return steps
}

function reach(place: Place, far: number, steps: Int16Array, reached: Place[]): void {
  if (steps[place] !== NONE) return
  steps[place] = far
  reached.push(place)
}
