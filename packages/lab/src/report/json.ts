import type { Report } from './report.ts'

/** What `lab run --json` prints: documented, and stable. */
export interface ReportJson {
  readonly experiment: Report['experiment']
  readonly seed: string
  readonly arms: readonly {
    readonly name: string
    readonly games: number
    readonly measures: readonly Value[]
  }[]
  readonly differences: readonly ({ readonly arm: string; readonly than: string } & Value)[]
  readonly verdicts: Report['verdicts']
}

interface Value {
  readonly id: string
  readonly of: string
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The report as plain data without what only the page needs. */
export function jsonOf({ experiment, seed, arms, differences, verdicts }: Report): ReportJson {
  return {
    experiment,
    seed,
    arms: arms.map(({ name, games, measures }) => ({ name, games, measures: measures.map(rowOf) })),
    differences: differences.map(row => ({ arm: row.arm, than: row.than, ...rowOf(row) })),
    verdicts,
  }
}

function rowOf({ id, of, value, low, high }: Value): Value {
  return { id, of, value, low, high }
}
