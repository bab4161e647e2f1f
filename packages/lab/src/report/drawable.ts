import type { ArmReport } from './report.ts'

/**
 * Whether a report's arm can be drawn: what stands in a drawing as a number is one. A file may come from anybody, and a word
 * in the place of a number would stand in the page as it is, tags and all.
 */
export function isDrawable({ games, measures, examples, firstUses, heat, lengths }: ArmReport): boolean {
  const numbers = [
    games,
    ...measures.flatMap(({ value, low, high, fair = 0 }) => [value, low, high, fair]),
    ...Object.values(examples).flatMap(({ index, value }) => [index, value]),
    ...firstUses.map(({ index }) => index),
    ...heat.flatMap(({ cells }) => cells.flatMap(({ x, y, share }) => [x, y, share])),
    ...Object.values(lengths.games),
  ]
  return numbers.every(Number.isFinite) && ['rounds', 'answers'].includes(lengths.unit)
}
