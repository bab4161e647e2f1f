import { expect, it } from 'vitest'
import { count, table, times } from './table.ts'

it('a table puts words to the left, numbers to the right, and leaves empty columns out', () => {
  const drawn = table(
    ['who', 'moves', 'nothing', 'target'],
    [
      ['we', '1,200', '', '3×: met'],
      ['others', '7', '', ''],
    ],
  )
  expect(drawn.split('\n')).toEqual([
    'who     moves  target',
    '----------------------',
    'we      1,200  3×: met',
    'others      7',
  ])
})

it.each([
  [12345678.9, '12,345,679'],
  [100, '100'],
  [2.345678, '2.35'],
])('%d is counted as %s', (value, said) => expect(count(value)).toBe(said))

it.each([
  [312.4, '312×'],
  [0.125, '0.125×'],
  [2, '2×'],
])('%d is %s', (value, said) => expect(times(value)).toBe(said))
