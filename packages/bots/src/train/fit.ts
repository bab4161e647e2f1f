import { FastDice, type Value } from '@undercroft/kernel'
import { share } from '../search/judge.ts'
import type { Sample } from './samples.ts'

const EPOCHS = 30
const BATCH = 64
const STEP = 0.02
/** Adam's usual rates of forgetting, and what keeps it from dividing by nothing. */
const [FIRST, SECOND, TINY] = [0.9, 0.999, 1e-8]
/** Draws weights towards nothing, so that a feature that says nothing gets none. */
const DECAY = 1e-4

/**
 * Fits a linear value to samples by Adam on the log loss. Features are scaled to unit variance while fitting, and the
 * scales are folded into the weights. The same samples and seed give the same value.
 */
export function fit(features: readonly string[], samples: readonly Sample[], seed: string): Value {
  const scales = scalesOf(features.length, samples)
  const weights = new Float64Array(features.length + 1) // the bias is the last
  const [first, second] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  const slope = new Float64Array(weights.length)
  const order = [...samples.keys()]
  const dice = new FastDice(seed)
  let steps = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, dice)
    const rate = STEP * (1 - epoch / EPOCHS)
    for (let from = 0; from < order.length; from += BATCH) {
      slope.fill(0)
      const batch = order.slice(from, from + BATCH)
      for (const index of batch) addSlope(samples[index], scales, weights, slope)
      steps++
      for (let i = 0; i < weights.length; i++) {
        const g = (slope[i] ?? 0) / batch.length + DECAY * (weights[i] ?? 0)
        const mean = FIRST * (first[i] ?? 0) + (1 - FIRST) * g
        const size = SECOND * (second[i] ?? 0) + (1 - SECOND) * g * g
        first[i] = mean
        second[i] = size
        const way = mean / (1 - FIRST ** steps)
        weights[i] = (weights[i] ?? 0) - (rate * way) / (Math.sqrt(size / (1 - SECOND ** steps)) + TINY)
      }
    }
  }
  const fitted = features.map((feature, i) => [feature, round((weights[i] ?? 0) / (scales[i] ?? 1))] as const)
  return { weights: Object.fromEntries(fitted), bias: round(weights[features.length] ?? 0) }
}

/** The mean log loss of a value, and that of equal chances. */
export interface Loss {
  readonly loss: number
  readonly even: number
}

export function lossOf(value: Value, samples: readonly Sample[]): Loss {
  let [loss, even, all] = [0, 0, 0]
  for (const { sides, won } of samples) {
    const scores = sides.map(each => scoreOf(value, each))
    const house = won.length === 1 ? [1 - (won[0] ?? 0)] : []
    const chances = won.map((_, side) => share(scores, side))
    const full = [...chances, ...house.map(() => 1 - (chances[0] ?? 0))]
    for (const [i, target] of [...won, ...house].entries()) {
      loss -= target * Math.log(Math.max(TINY, full[i] ?? 0))
      even -= target * Math.log(1 / full.length)
    }
    all++
  }
  return { loss: loss / Math.max(1, all), even: even / Math.max(1, all) }
}

/** One row of a calibration: of the positions that were said to be won this often, how many were. */
export interface Calibrated {
  readonly from: number
  readonly positions: number
  readonly said: number
  readonly won: number
}

/** Compares chances with results, in tenths. */
export function calibrationOf(value: Value, samples: readonly Sample[]): readonly Calibrated[] {
  const rows = Array.from({ length: 10 }, () => ({ positions: 0, said: 0, won: 0 }))
  for (const { sides, won } of samples) {
    const scores = sides.map(each => scoreOf(value, each))
    for (const [side, result] of won.entries()) {
      const chance = share(scores, side)
      const row = rows[Math.min(9, Math.floor(chance * 10))]
      if (row === undefined) continue
      row.positions++
      row.said += chance
      row.won += result
    }
  }
  return rows.flatMap(({ positions, said, won }, i) =>
    positions === 0 ? [] : [{ from: i / 10, positions, said: said / positions, won: won / positions }],
  )
}

/** The features stand in the order in which the value was fitted to them. */
function scoreOf({ weights, bias }: Value, features: readonly number[]): number {
  let score = bias
  for (const [i, weight] of Object.values(weights).entries()) score += weight * (features[i] ?? 0)
  return score
}

/** Adds the slope of one sample's log loss. */
function addSlope(
  sample: Sample | undefined,
  scales: readonly number[],
  weights: Float64Array,
  slope: Float64Array,
): void {
  if (sample === undefined) return
  const bias = weights.length - 1
  const scores = sample.sides.map(features => {
    let score = weights[bias] ?? 0
    for (const [i, scale] of scales.entries()) score += ((weights[i] ?? 0) * (features[i] ?? 0)) / scale
    return score
  })
  for (const [side, features] of sample.sides.entries()) {
    const wrong = share(scores, side) - (sample.won[side] ?? 0)
    for (const [i, scale] of scales.entries()) slope[i] = (slope[i] ?? 0) + (wrong * (features[i] ?? 0)) / scale
    slope[bias] = (slope[bias] ?? 0) + wrong
  }
}

/** The standard deviation of each feature over all sides; 1 for one that never changes. */
function scalesOf(features: number, samples: readonly Sample[]): readonly number[] {
  return Array.from({ length: features }, (_, i) => {
    let [sum, squares, count] = [0, 0, 0]
    for (const { sides } of samples) {
      for (const side of sides) {
        const value = side[i] ?? 0
        sum += value
        squares += value * value
        count++
      }
    }
    const mean = sum / Math.max(1, count)
    return Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) || 1
  })
}

function shuffle(order: number[], dice: FastDice): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const [a = 0, b = 0] = [order[i], order[j]]
    order[i] = b
    order[j] = a
  }
}

/** Six digits are enough, and keep the file small. */
function round(value: number): number {
  return Number(value.toPrecision(6))
}
