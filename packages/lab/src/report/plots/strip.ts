import { escaped } from '../escape.ts'

/** A value with its interval, and what would be fair. */
export interface Strip {
  readonly value: number
  readonly low: number
  readonly high: number
  readonly fair?: number
}

/** From where to where a column of strips reaches. */
export interface Scale {
  readonly from: number
  readonly to: number
}

/** The scale on which all of these can be seen, with a little room at both ends. */
export function scaleOf(strips: readonly Strip[]): Scale {
  const ends = strips.flatMap(({ low, high, fair }) => [low, high, ...(fair === undefined ? [] : [fair])])
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const margin = (most - least || 1) * 0.04
  return { from: least - margin, to: most + margin }
}

/**
 * Draws an interval as a line with a dot, and a dashed mark where a fair value stands. It fills its cell, however wide
 * that is: lines keep their width.
 */
export function strip({ value, low, high, fair }: Strip, { from, to }: Scale, label: string): string {
  const x = (at: number): string => ((100 * (at - from)) / (to - from)).toFixed(2)
  const isOff = fair !== undefined && (fair < low || fair > high)
  const mark = fair === undefined ? '' : `<line class="fair" x1="${x(fair)}" x2="${x(fair)}" y1="1" y2="23"/>`
  return `<svg class="strip${isOff ? ' off' : ''}" viewBox="0 0 100 24" preserveAspectRatio="none" role="img" aria-label="${escaped(label)}">${mark}<line class="reach" x1="${x(low)}" x2="${x(high)}" y1="12" y2="12"/><line class="dot" x1="${x(value)}" x2="${x(value)}" y1="12" y2="12"/></svg>`
}
