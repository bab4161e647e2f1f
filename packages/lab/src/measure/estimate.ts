import { chiSquareTail, wilson } from '@undercroft/kernel/stats'
import type { ArmSums, Cross, Sums } from './sums.ts'

/** A value, and how far it may be off. */
export interface Estimate {
  readonly value: number
  /** The standard error. */
  readonly error: number
  /** What the value was divided by. */
  readonly by: number
}

/** A measure's sums in an arm; where it is divided by the number of games, each game counts once. */
export function sumsOf({ sums, games }: ArmSums, key: string, perGame: boolean): Sums {
  const [s, n, ss, sn, nn] = sums[key] ?? [0, 0, 0, 0, 0]
  return perGame ? [s, games, ss, s, games] : [s, n, ss, sn, nn]
}

/** Estimates a ratio of sums. The games are what is independent, not the seats in them (the delta method). */
export function estimate([s, n, ss, sn, nn]: Sums, games: number): Estimate {
  if (n === 0) return { value: 0, error: 0, by: 0 }
  const value = s / n
  const squares = Math.max(0, ss - 2 * value * sn + value * value * nn)
  return { value, error: Math.sqrt(squares * spread(games)) / n, by: n }
}

/** Estimates by how much a measure differs between two arms whose games are pairs. */
export function difference(base: Sums, other: Sums, cross: Cross, games: number): Estimate {
  const [one, two] = [estimate(base, games), estimate(other, games)]
  const [ss, sn, ns, nn] = cross
  const products = ss - two.value * sn - one.value * ns + one.value * two.value * nn
  const covariance = one.by === 0 || two.by === 0 ? 0 : (products * spread(games)) / (one.by * two.by)
  const variance = Math.max(0, one.error ** 2 + two.error ** 2 - 2 * covariance)
  // Sums of squares that cancel leave a rounding behind.
  const error = variance < ROUNDING * (one.error ** 2 + two.error ** 2) ? 0 : Math.sqrt(variance)
  return { value: two.value - one.value, error, by: Math.min(one.by, two.by) }
}

const ROUNDING = 1e-9

function spread(games: number): number {
  return games > 1 ? games / (games - 1) : 1
}

interface Interval {
  readonly low: number
  readonly high: number
}

/** The interval of a share, which stays within 0 and 1. Seats of one game are not independent, which the error knows. */
export function shareInterval({ value, error, by }: Estimate, z: number): Interval {
  const tries = error > 0 ? (value * (1 - value)) / error ** 2 : by
  return wilson(value * tries, tries, z)
}

export function meanInterval({ value, error }: Estimate, z: number): Interval {
  return { low: value - z * error, high: value + z * error }
}

/** How often chance alone brings a value that is so far from 0. */
export function chanceOf({ value, error }: Estimate): number {
  if (error === 0) return value === 0 ? 1 : 0
  return chiSquareTail((value / error) ** 2, 1)
}

/** How many standard errors an interval reaches, so that all of so many intervals hold at once 95 times in 100. */
export function reach(intervals: number): number {
  const chance = 0.05 / Math.max(1, intervals)
  let [low, high] = [0, 40]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (chiSquareTail(middle ** 2, 1) > chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Holm's correction: says which of the chances are too small to be chance, so that one is wrongly among them no more
 * often than `alpha`, however many they are.
 */
export function holm(chances: readonly number[], alpha: number): boolean[] {
  const found = chances.map(() => false)
  const order = [...chances.entries()].sort(([i, a], [j, b]) => a - b || i - j)
  for (const [rank, [i, chance]] of order.entries()) {
    if (chance > alpha / (chances.length - rank)) break
    found[i] = true
  }
  return found
}
