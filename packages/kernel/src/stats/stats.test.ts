import { describe, expect, test } from 'vitest'
import { FastDice } from '../dice.ts'
import { binomialTail, chiSquareTail, facesTest, fairTest, oddest, quantile, wilson } from './index.ts'

describe('the tail of chi-square', () => {
  // From printed tables: what is exceeded with this chance.
  test.each([
    [3.841459, 1, 0.05],
    [11.070498, 5, 0.05],
    [15.086272, 5, 0.01],
    [20.515006, 5, 0.001],
    [30.143527, 19, 0.05],
    [124.342113, 100, 0.05],
    [4.35146, 5, 0.5],
    [1.145476, 5, 0.95],
  ])('%f with %i degrees of freedom: %f', (statistic, freedom, chance) => {
    expect(chiSquareTail(statistic, freedom)).toBeCloseTo(chance, 6)
  })

  test('goes from 1 to nothing', () => {
    expect(chiSquareTail(0, 5)).toBe(1)
    expect(chiSquareTail(2000, 5)).toBeLessThan(1e-300)
    expect(chiSquareTail(2000, 5)).toBeGreaterThanOrEqual(0)
  })
})

describe('shares', () => {
  // The figures are those of Wilson (1927) as statistics packages compute them.
  test.each([
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

  test.each([
    [0, 5, 0.5, 1],
    [5, 5, 0.5, 1 / 32],
    [8, 10, 0.5, 56 / 1024],
    [6, 5, 0.5, 0],
    [3, 5, 0, 0],
    [3, 5, 1, 1],
  ])('at least %i of %i, each with %f', (hits, tries, chance, tail) => {
    expect(binomialTail(hits, tries, chance)).toBeCloseTo(tail, 10)
  })
})

describe('faces', () => {
  test('nothing can be told without rolls', () => {
    expect(facesTest([0, 0, 0])).toBeUndefined()
    expect(facesTest([7])).toBeUndefined()
    expect(fairTest([])).toBeUndefined()
  })

  test('few rolls are counted out', () => {
    expect(facesTest([3, 0])?.chance).toBeCloseTo(1 / 4, 10) // three of a kind of a coin: 2 of 8
    expect(facesTest([0, 0, 0, 2, 0, 0])?.chance).toBeCloseTo(1 / 6, 10) // a double of two dice
    expect(facesTest([1, 1, 0, 0, 0, 0])?.chance).toBeCloseTo(1, 10)
  })

  test('counting out and chi-square meet', () => {
    const counted = facesTest([9, 2, 4, 3, 6, 5])
    expect(counted?.chance).toBeCloseTo(chiSquareTail(counted?.statistic ?? 0, 5), 1)
    expect(facesTest([90, 20, 40, 30, 60, 50])?.chance).toBeLessThan(1e-9)
  })

  test('a look among many is less odd than it seems', () => {
    expect(oddest(0.05, 1)).toBeCloseTo(0.05, 10)
    expect(oddest(0.05, 14)).toBeCloseTo(0.5123, 4)
    expect(oddest(1, 3)).toBeCloseTo(1, 6)
  })

  test('fair dice raise an alarm at 0.05 in about 5 of 100 histories', () => {
    const alarms = (sides: readonly number[], rolls: number): number =>
      Array.from({ length: 1000 }, (_, seed) => {
        const dice = new FastDice(`fair ${seed}`)
        return fairTest(sides.map(each => facesOf(dice, each, rolls)))?.chance ?? 1
      }).filter(chance => chance < 0.05).length
    // 1,000 seeds: 95 of 100 such counts of alarms lie between 37 and 64
    for (const count of [alarms([6], 200), alarms([6, 8, 20], 150), alarms([6, 4], 30)]) {
      expect(count).toBeGreaterThanOrEqual(30)
      expect(count).toBeLessThanOrEqual(70)
    }
  })

  test('a loaded die is found', () => {
    const dice = new FastDice('loaded')
    const faces = facesOf(dice, 6, 1200)
    const loaded = faces.map((count, face) => (face === 5 ? count + 100 : count - 20))
    expect(facesTest(faces)?.chance).toBeGreaterThan(0.05)
    expect(facesTest(loaded)?.chance).toBeLessThan(0.001)
    expect(fairTest([loaded, facesOf(dice, 8, 400)])?.chance).toBeLessThan(0.001)
  })
})

function facesOf(dice: FastDice, sides: number, rolls: number): number[] {
  const faces = new Array<number>(sides).fill(0)
  for (let i = 0; i < rolls; i++) {
    const face = dice.below(sides)
    faces[face] = (faces[face] ?? 0) + 1
  }
  return faces
}

test.each([
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

test('has no quantile of nothing', () => expect(quantile(new Map(), 0.5)).toBeUndefined())
