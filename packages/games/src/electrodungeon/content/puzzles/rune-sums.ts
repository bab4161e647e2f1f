import { list, whole } from '@undercroft/kernel'
import { ordersOf, redraw, setsOf, someFrom, upTo, whenWanted } from '../pick.ts'
import { hasDouble, judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

export const RUNES = ['ash', 'thorn', 'sun', 'hail'] as const
const VALUES = upTo(9).map(i => i + 1)

export interface RuneSums {
  /** Row by row, which of the four runes. */
  readonly grid: readonly number[]
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

type Values = readonly number[]

const ROWS = upTo(3).map(row => upTo(3).map(i => row * 3 + i))
const COLUMNS = upTo(3).map(column => upTo(3).map(i => i * 3 + column))

function sumOf(cells: readonly number[], grid: readonly number[], values: Values): number {
  let sum = 0
  for (const cell of cells) sum += values[grid[cell] ?? 0] ?? 0
  return sum
}

export function lineSums(grid: readonly number[], values: Values): Pick<RuneSums, 'rows' | 'columns'> {
  const sum = (cells: readonly number[]) => sumOf(cells, grid, values)
  return { rows: ROWS.map(sum), columns: COLUMNS.map(sum) }
}

function adds({ grid, rows, columns }: RuneSums, values: Values): boolean {
  return (
    ROWS.every((cells, i) => sumOf(cells, grid, values) === rows[i]) &&
    COLUMNS.every((cells, i) => sumOf(cells, grid, values) === columns[i])
  )
}

const allValues = whenWanted((): readonly Values[] => setsOf(VALUES, RUNES.length).flatMap(ordersOf))

export const runeSums: Puzzle<'PZ-12', RuneSums, Values> = {
  id: 'PZ-12',
  name: 'Rune Sums',
  story:
    'The slab before the vault is cut with runes in rows and columns, and numbers stand at its rim where the chalk has not run. Whoever built it counted in these signs. Press their true worth into the slab and it will sink.',
  task: 'Each rune stands for a number from 1 to 9, all different. Rows and columns add up as shown.',
  tries: 2,
  word: list('values', whole('value', 1, 9), '.', RUNES.length),
  make: pick =>
    redraw(() => {
      const grid = upTo(9).map(() => pick(RUNES.length))
      if (new Set(grid).size < RUNES.length) return undefined
      const shown = { grid, ...lineSums(grid, someFrom(VALUES, RUNES.length, pick)) }
      return allValues().filter(values => adds(shown, values)).length === 1
        ? { shown, secret: NOTHING_HIDDEN }
        : undefined
    }),
  broken(_, values) {
    if (values.length !== RUNES.length) return `${RUNES.length} runes need ${RUNES.length} values, not ${values.length}`
    if (hasDouble(values)) return 'two runes have the same value'
    return undefined
  },
  judge: (shown, values) => judged(adds(shown, values)),
  solve(shown) {
    const values = allValues().find(each => adds(shown, each))
    if (values === undefined) throw new RangeError('sums that no values give')
    return values
  },
  guess: (_, pick) => someFrom(VALUES, RUNES.length, pick),
}
