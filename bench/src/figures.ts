/** The middle of the sorted values; of an even number of them, halfway between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) return Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** A figure that was taken once in every round. */
export interface Figure {
  readonly median: number
  /** How far the rounds lie apart: highest to lowest as a share of the median, 0.1 being a tenth. */
  readonly spread: number
}

export function figure(values: readonly number[]): Figure {
  const middle = median(values)
  return { median: middle, spread: (Math.max(...values) - Math.min(...values)) / middle }
}

/** A ratio of speeds: of the medians, and of the slowest and the fastest round. */
export interface Ratio {
  readonly of: number
  readonly low: number
  readonly high: number
}

/**
 * Pairs the rounds of two contestants: their first rounds run one after the other on the same machine. A round without a
 * partner, after a stopped run, counts in its own median only.
 */
export function ratio(ours: readonly number[], theirs: readonly number[]): Ratio {
  const paired = ours.slice(0, theirs.length).map((each, round) => each / (theirs[round] ?? Number.NaN))
  return { of: median(ours) / median(theirs), low: Math.min(...paired), high: Math.max(...paired) }
}
