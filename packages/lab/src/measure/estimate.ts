import { chiSquareTail, wilson } from '@undercroft/kernel/stats'
import type { ArmSums, Cross, Sums } from './sums.ts'

/** A value, and how far it may be off. */
export interface Estimate {
  readonly value: number
  /** The standard error. */
  readonly error: number
  /** What the value was divided by. */
  readonly by: number
  /** In how many games it was measured. */
  readonly games: number
}

/** A measure's sums in an arm; where it is divided by the number of games, each game counts once. */
export function sumsOf({ sums, games }: ArmSums, key: string, perGame: boolean): Sums {
  const found = sums[key] ?? NOTHING
  const [s, , ss] = found
  return perGame ? [s, games, ss, s, games, games] : found
}

const NOTHING: Sums = [0, 0, 0, 0, 0, 0]

/** Estimates a ratio of sums. The games are what is independent, not the seats in them (the delta method). */
export function estimate([s, n, ss, sn, nn, games]: Sums): Estimate {
  if (n === 0) return { value: 0, error: 0, by: 0, games: 0 }
  const value = s / n
  const squares = Math.max(0, ss - 2 * value * sn + value * value * nn)
  return { value, error: Math.sqrt(squares * spread(games)) / n, by: n, games }
}

/**
 * What was won beyond a fair share, with the error that it would have if the share were fair (a score test). The error of a
 * share that came out small is small itself, so that tests by it would cry wolf twice as often as they may.
 */
export function asIfFair(beyond: Estimate, share: number): Estimate {
  const fair = share - beyond.value
  const [found, meant] = [share * (1 - share), fair * (1 - fair)]
  if (meant <= 0) return beyond
  return { ...beyond, error: found > 0 ? beyond.error * Math.sqrt(meant / found) : Math.sqrt(meant / beyond.games) }
}

/** Estimates by how much a measure differs between two arms, whose games are pairs if there is something between them. */
export function difference(base: Sums, other: Sums, cross?: Cross): Estimate {
  const [one, two] = [estimate(base), estimate(other)]
  const games = Math.min(one.games, two.games)
  const covariance = cross === undefined || one.by === 0 || two.by === 0 ? 0 : covarianceOf(one, two, cross)
  const variance = Math.max(0, one.error ** 2 + two.error ** 2 - 2 * covariance)
  // Sums of squares that cancel leave a rounding behind.
  const error = variance < ROUNDING * (one.error ** 2 + two.error ** 2) ? 0 : Math.sqrt(variance)
  return { value: two.value - one.value, error, by: Math.min(one.by, two.by), games }
}

function covarianceOf(one: Estimate, two: Estimate, [ss, sn, ns, nn]: Cross): number {
  const products = ss - two.value * sn - one.value * ns + one.value * two.value * nn
  return (products * spread(Math.min(one.games, two.games))) / (one.by * two.by)
}

const ROUNDING = 1e-9

function spread(games: number): number {
  return games > 1 ? games / (games - 1) : 1
}

interface Interval {
  readonly low: number
  readonly high: number
}

/** Fewer games may be alike by chance, and say little about how far games differ. */
const FEW = 10

/**
 * The interval of a share, which stays within 0 and 1. Seats of one game are not independent, which the error knows; of
 * few games it does not, and each counts once.
 */
export function shareInterval({ value, error, games }: Estimate, z: number): Interval {
  const tries = error > 0 ? (value * (1 - value)) / error ** 2 : games
  const counted = games < FEW ? Math.min(tries, games) : tries
  return wilson(value * counted, counted, z)
}

/** The interval of a mean. Of few games it reaches as if one of them might have been off by all of `scale`. */
export function meanInterval({ value, error, games }: Estimate, z: number, scale = Math.abs(value)): Interval {
  const reached = z * (games < FEW ? Math.hypot(error, scale / Math.max(1, games)) : error)
  return { low: value - reached, high: value + reached }
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
