/** The four ways, in the order of the numbers that stand for them: north, east, south, west. */
export const WAYS = ['N', 'E', 'S', 'W'] as const
export type Way = (typeof WAYS)[number]

const EAST = [0, 1, 0, -1] as const
const NORTH = [1, 0, -1, 0] as const

/**
 * A board of squares. A cell is a number: its column, plus the number of columns for each row north of the first. A grid is
 * content, made once when its module is loaded; a state holds cells, which need no clone and no view of their own.
 */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly size: number
  /** Stands for what is over the edge, where tables are walked without looking where the edge is. */
  readonly outside: number
  /** By cell: `a1` in the south-west corner, unless the game has names of its own. */
  readonly names: readonly string[]
  /** For each cell, and for `outside`, the four cells beside it by way: the one to the east of `cell` is `next[cell * 4 + 1]`. */
  readonly next: Int16Array
  /** By cell: those beside it that are on the board, in the order N, E, S, W. */
  readonly neighbours: readonly (readonly number[])[]
  columnOf(cell: number): number
  rowOf(cell: number): number
  cellAt(column: number, row: number): number
  isOn(column: number, row: number): boolean
  /** Columns plus rows, whatever is in the way. */
  distance(a: number, b: number): number
  /** The cell with this name; nothing if there is none. */
  read(name: string): number | undefined
}

export function grid(columns: number, rows = columns, name: (column: number, row: number) => string = letters): Grid {
  const size = columns * rows
  const columnOf = (cell: number): number => cell % columns
  const rowOf = (cell: number): number => Math.floor(cell / columns)
  const cellAt = (column: number, row: number): number => row * columns + column
  const isOn = (column: number, row: number): boolean => column >= 0 && column < columns && row >= 0 && row < rows
  const names = Array.from({ length: size }, (_, cell) => name(columnOf(cell), rowOf(cell)))
  const next = Int16Array.from({ length: (size + 1) * 4 }, (_, i) => {
    const cell = i >> 2
    const column = columnOf(cell) + (EAST[i & 3] ?? 0)
    const row = rowOf(cell) + (NORTH[i & 3] ?? 0)
    return cell < size && isOn(column, row) ? cellAt(column, row) : size
  })
  return {
    columns,
    rows,
    size,
    outside: size,
    names,
    next,
    neighbours: names.map((_, cell) => [...next.subarray(cell * 4, cell * 4 + 4)].filter(beside => beside < size)),
    columnOf,
    rowOf,
    cellAt,
    isOn,
    distance: (a, b) => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)),
    read(wanted) {
      const cell = names.indexOf(wanted)
      return cell < 0 ? undefined : cell
    },
  }
}

function letters(column: number, row: number): string {
  return `${'abcdefghijklmnopqrstuvwxyz'.charAt(column)}${row + 1}`
}

/** Stands for a place that cannot be reached. */
export const FAR = -1

/**
 * How many steps each of `places` is from the nearest of `from`, breadth first, or FAR. `around` gives what can be entered from
 * a place; on a grid `place => neighbours[place].filter(isFree)`. Places that are more than `most` steps away are FAR too.
 */
export function stepsFrom(
  from: readonly number[],
  places: number,
  around: (place: number) => Iterable<number>,
  most = Number.POSITIVE_INFINITY,
): Int16Array {
  const steps = new Int16Array(places).fill(FAR)
  const queue = from.filter((place, i) => from.indexOf(place) === i)
  for (const place of queue) steps[place] = 0
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number
    const far = (steps[at] as number) + 1
    if (far > most) break
    for (const place of around(at)) {
      if (steps[place] !== FAR) continue
      steps[place] = far
      queue.push(place)
    }
  }
  return steps
}
