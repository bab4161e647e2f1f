import { keyOf, type MeasureId } from '../measure/measures.ts'
import type { ArmReport, Measured, Report } from './report.ts'

/** What `lab run --json` prints: documented, and stable. All that the report shows is in it. */
export interface ReportJson extends Omit<Report, 'arms'> {
  readonly arms: readonly ArmJson[]
}

/** First what has always been there, then what came to it. */
export interface ArmJson extends Omit<ArmReport, 'measures'> {
  readonly measures: readonly Value[]
  /** What would be fair, by the measure and what of it: "wins.seat:P1". */
  readonly fair: { readonly [key: string]: number }
}

type Value = Omit<Measured, 'fair'>

/** The report as plain data, always in the same order. */
export function jsonOf({ experiment, seed, arms, differences, verdicts, text }: Report): ReportJson {
  return {
    experiment,
    seed,
    arms: arms.map(armOf),
    differences: differences.map(row => ({ arm: row.arm, than: row.than, ...rowOf(row) })),
    verdicts,
    ...(text === undefined ? {} : { text }),
  }
}

function armOf({ name, games, measures, ...others }: ArmReport): ArmJson {
  const fair = measures.flatMap(row => (row.fair === undefined ? [] : [[nameOf(row), row.fair] as const]))
  return { name, games, measures: measures.map(rowOf), fair: Object.fromEntries(fair), ...others }
}

/** An arm as it was before it was printed. */
export function armIn({ fair, measures, ...others }: ArmJson): ArmReport {
  const rows = measures.map((row): Measured => {
    const share = fair[nameOf(row)]
    return share === undefined ? row : { ...row, fair: share }
  })
  return { ...others, measures: rows }
}

function nameOf({ id, of }: Value): string {
  return keyOf(id as MeasureId, of)
}

function rowOf({ id, of, value, low, high }: Value): Value {
  return { id, of, value, low, high }
}
