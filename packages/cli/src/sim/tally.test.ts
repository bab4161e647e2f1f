import { expect, it } from 'vitest'
import { addTally, emptyTally, quantile, wilson } from './tally.ts'

it('adds tallies up in any order', () => {
  const some = { ...emptyTally(2), games: 3, finished: 2, wins: [1, 1], endings: new Map([['R-1', 2]]) }
  const more = { ...emptyTally(2), games: 2, finished: 2, wins: [0, 1], draws: 1, endings: new Map([['R-2', 2]]) }
  const [one, other] = [emptyTally(2), emptyTally(2)]
  for (const part of [some, more]) addTally(one, part)
  for (const part of [more, some]) addTally(other, part)
  expect(one).toEqual(other)
  expect(one).toMatchObject({ games: 5, finished: 4, wins: [1, 2], draws: 1 })
})

it.each([
  [0.5, 3],
  [0.9, 9],
  [1, 9],
  [0, 1],
])('the quantile %f is %i', (share, value) => {
  const counts = new Map([
    [9, 2],
    [1, 2],
    [3, 6],
  ])
  expect(quantile(counts, share)).toBe(value)
})

it('has no quantile of nothing', () => expect(quantile(new Map(), 0.5)).toBeUndefined())

// The figures are those of Wilson (1927) as statistics packages compute them.
it.each([
  [5, 10, 0.2366, 0.7634],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [612, 1000, 0.5814, 0.6417],
  [0, 0, 0, 1],
])('%i of %i has the interval %f to %f', (hits, tries, low, high) => {
  const found = wilson(hits, tries)
  expect(found.low).toBeCloseTo(low, 3)
  expect(found.high).toBeCloseTo(high, 3)
})
