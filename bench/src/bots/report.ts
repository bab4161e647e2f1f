import { type Row, table } from '../table.ts'
import { type BotFigures, TABLES } from './measure.ts'

/** What we want: almost no answer is later than this, in milliseconds. */
const LATEST_MS = 20

/** The value below which this share of all lie. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function summary(values: readonly number[]) {
  return { p50: quantileOf(values, 0.5), p99: quantileOf(values, 0.99), worst: quantileOf(values, 1) }
}

/** What `--json` prints. */
export function botsJson({ over, quick, slices }: BotFigures) {
  const bySlices = Object.fromEntries(Object.entries(slices).map(([game, each]) => [game, summary(each)]))
  return { overMs: summary(over), quickMs: summary(quick), sliceCpuMs: bySlices }
}

export function sayBots(figures: BotFigures | undefined): readonly string[] {
  if (figures === undefined) return []
  const row = (name: string, values: readonly number[], target = ''): Row => {
    const { p50, p99, worst } = summary(values)
    return [name, String(values.length), p50.toFixed(1), p99.toFixed(1), worst.toFixed(1), target]
  }
  const met = summary(figures.over).p99 < LATEST_MS
  return [
    table(
      [`${TABLES} bots that think`, 'times', 'ms', '1 in 100', 'worst', 'target'],
      [
        row('answer later than its time', figures.over, `${LATEST_MS} ms: ${met ? 'met' : 'not met'}`),
        row('answer at once, beside them', figures.quick),
        ...Object.entries(figures.slices).map(([game, each]) => row(`slice of the processor, ${game}`, each)),
      ],
    ),
    '',
  ]
}
