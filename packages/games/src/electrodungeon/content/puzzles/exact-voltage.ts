import { list, whole } from '@undercroft/kernel'
import { redraw, setsOf, someFrom, upTo } from '../pick.ts'
import { hasDouble, judged, NOTHING_HIDDEN, type Puzzle } from './puzzle.ts'

const CELLS = 8
export const CONNECTED = 4
const LOWEST = 3
const HIGHEST = 29
const VOLTS = upTo(HIGHEST - LOWEST + 1).map(i => LOWEST + i)

export interface ExactVoltage {
  readonly values: readonly number[]
  readonly target: number
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

export const exactVoltage: Puzzle<'PZ-07', ExactVoltage, readonly number[]> = {
  id: 'PZ-07',
  name: 'Exact Voltage',
  story:
    'A meter glows over a rack of cells, its needle trembling below a red mark. Four cells must feed the lock, no fewer and no more. Too little leaves it dead; too much welds it shut.',
  task: 'Connect four cells whose volts add up to exactly what the meter wants.',
  tries: 2,
  word: list('volts', whole('volts', LOWEST, HIGHEST), '.', CONNECTED),
  make: pick =>
    redraw(() => {
      const values = someFrom(VOLTS, CELLS, pick)
      const target = sumOf(someFrom(values, CONNECTED, pick))
      const fitting = setsOf(values, CONNECTED).filter(set => sumOf(set) === target)
      return fitting.length === 1 ? { shown: { values, target }, secret: NOTHING_HIDDEN } : undefined
    }),
  broken({ values }, connected) {
    const missing = connected.find(value => !values.includes(value))
    if (missing !== undefined) return `there is no cell of ${missing} volts`
    if (connected.length !== CONNECTED) return `${CONNECTED} cells must be connected, not ${connected.length}`
    if (hasDouble(connected)) return 'a cell is connected twice'
    return undefined
  },
  judge: ({ target }, connected) => judged(sumOf(connected) === target),
  solve({ values, target }) {
    const set = setsOf(values, CONNECTED).find(each => sumOf(each) === target)
    if (set === undefined) throw new RangeError('a voltage that no cells give')
    return set
  },
  guess: ({ values }, pick) => someFrom(values, CONNECTED, pick),
}
