import { FastDice } from '@undercroft/kernel'
import { describe, expect, it } from 'vitest'
import { asIfFair, chanceOf, difference, estimate, holm, meanInterval, reach, shareInterval } from './estimate.ts'
import type { Cross, Sums } from './sums.ts'

/** Sums of pairs of terms in two arms. */
function summed(games: readonly (readonly [s1: number, n1: number, s2: number, n2: number])[]): [Sums, Sums, Cross] {
  const sum = (of: (game: (typeof games)[number]) => number): number => games.reduce((all, game) => all + of(game), 0)
  const sums = (s: 0 | 2, n: 1 | 3): Sums => [
    sum(g => g[s]),
    sum(g => g[n]),
    sum(g => g[s] ** 2),
    sum(g => g[s] * g[n]),
    sum(g => g[n] ** 2),
    games.length,
  ]
  return [
    sums(0, 1),
    sums(2, 3),
    [sum(g => g[0] * g[2]), sum(g => g[0] * g[3]), sum(g => g[1] * g[2]), sum(g => g[1] * g[3])],
  ]
}

describe('an estimate', () => {
  it('of a mean has its usual standard error', () => {
    const [sums] = summed([1, 2, 3, 4].map(value => [value, 1, 0, 0]))
    const { value, error } = estimate(sums)
    expect(value).toBe(2.5)
    expect(error).toBeCloseTo(Math.sqrt(5 / 3 / 4), 12)
  })

  it('of a share has the interval of Wilson', () => {
    const [sums] = summed(Array.from({ length: 1000 }, (_, i) => [i < 612 ? 1 : 0, 1, 0, 0]))
    const { low, high } = shareInterval(estimate(sums), 1.96)
    expect(low).toBeCloseTo(0.5814, 3)
    expect(high).toBeCloseTo(0.6417, 3)
  })

  it('of what is won beyond a fair share has the error of a fair share', () => {
    const fair = 1 / 3
    const beyond = (wins: number): Sums =>
      summed(Array.from({ length: 60 }, (_, i) => [(i < wins ? 1 : 0) - fair, 1, 0, 0]))[0]
    for (const wins of [0, 8, 20, 60]) {
      const { value, error } = asIfFair(estimate(beyond(wins)), wins / 60)
      expect(value).toBeCloseTo(wins / 60 - fair, 10)
      expect(error / Math.sqrt((fair * (1 - fair)) / 60)).toBeCloseTo(1, 1)
    }
  })

  it('is far from what is fair no more often than chance allows, where three play few games', () => {
    const [dice, fair, trials] = [new FastDice('fair'), 1 / 3, 4000]
    let raised = 0
    for (let trial = 0; trial < trials; trial++) {
      let wins = 0
      for (let game = 0; game < 60; game++) wins += dice.below(3) === 0 ? 1 : 0
      const [sums] = summed(Array.from({ length: 60 }, (_, i) => [(i < wins ? 1 : 0) - fair, 1, 0, 0]))
      if (chanceOf(asIfFair(estimate(sums), wins / 60)) < 0.004) raised++
    }
    expect(raised / trials).toBeLessThan(0.006) // by the error of what was found it would be 0.01
  })

  it('of a difference of pairs is that of the mean of differences', () => {
    const dice = new FastDice('pairs')
    const pairs = Array.from({ length: 50 }, () => [dice.below(10), dice.below(10)] as const)
    const [one, two, cross] = summed(pairs.map(([a, b]) => [a, 1, a + b, 1]))
    const found = difference(one, two, cross)
    const mean = pairs.reduce((sum, [, b]) => sum + b, 0) / 50
    const variance = pairs.reduce((sum, [, b]) => sum + (b - mean) ** 2, 0) / 49
    expect(found.value).toBeCloseTo(mean, 10)
    expect(found.error).toBeCloseTo(Math.sqrt(variance / 50), 10)
  })
})

describe('of one game', () => {
  const alone = estimate([12, 1, 144, 12, 1, 1])

  it('a mean may be anything, and that is said', () => {
    const { low, high } = meanInterval(alone, 1.96)
    expect([low, high]).toEqual([12 - 1.96 * 12, 12 + 1.96 * 12])
  })

  it('a share is known as one try would know it, however many questions the game had', () => {
    const { low, high } = shareInterval(estimate([20, 20, 400, 400, 400, 1]), 1.96)
    expect(low).toBeCloseTo(0.2065, 3)
    expect(high).toBe(1)
  })
})

describe('many comparisons', () => {
  it('reach farther, the more there are', () => {
    expect(reach(1)).toBeCloseTo(1.959964, 5)
    expect(reach(10)).toBeCloseTo(2.807034, 5)
  })

  // The example of Holm (1979) as textbooks have it.
  it('are corrected step by step', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005], 0.05)).toEqual([true, false, false, true])
    expect(holm([0.01, 0.02, 0.03], 0.05)).toEqual([true, true, true])
    expect(holm([], 0.05)).toEqual([])
  })
})
