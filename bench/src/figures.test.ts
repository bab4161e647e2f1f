import { describe, expect, it } from 'vitest'
import { figure, median, ratio } from './figures.ts'

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 2, 4, 100], 7],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected))

  it('of nothing is no number', () => expect(median([])).toBeNaN())

  it('leaves the values in their order', () => {
    const values = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })
})

describe('figure', () => {
  it('has the spread as a share of the median', () =>
    expect(figure([90, 100, 115])).toEqual({ median: 100, spread: 0.25 }))
})

describe('ratio', () => {
  it('divides the medians, and round by round', () =>
    expect(ratio([10, 30, 20], [10, 10, 5])).toEqual({ of: 2, low: 1, high: 4 }))

  it('leaves out a round that the other has not played', () =>
    expect(ratio([10, 20, 90], [10, 10])).toEqual({ of: 2, low: 1, high: 2 }))
})
