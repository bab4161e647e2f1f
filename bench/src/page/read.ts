import { MARKS, type Visit } from './kinds.ts'

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
}

/** What is read of a Lighthouse report. */
export interface Report {
  readonly categories: {
    readonly [name: string]: {
      readonly score: number | null
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
    }
  }
  readonly audits: { readonly [id: string]: Audit }
  readonly environment?: { readonly benchmarkIndex?: number }
  readonly runtimeError?: { readonly message: string }
}

/** Reads a report of Lighthouse; one without a page in it is an error. */
export function readReport(report: Report): Visit {
  if (report.runtimeError !== undefined) throw new Error(`Lighthouse: ${report.runtimeError.message}`)
  const number = (id: string) => report.audits[id]?.numericValue
  return {
    marks: Object.fromEntries(
      MARKS.flatMap(mark => {
        const score = report.categories[mark]?.score ?? undefined
        return score === undefined ? [] : [[mark, Math.round(score * 100)]]
      }),
    ),
    ...known('lcp', number('largest-contentful-paint')),
    ...known('tbt', number('total-blocking-time')),
    ...known('cls', number('cumulative-layout-shift')),
    ...known('machine', report.environment?.benchmarkIndex),
    faults: faultsOf(report),
  }
}

function known(name: string, value: number | undefined): { readonly [name: string]: number } {
  return value === undefined ? {} : { [name]: value }
}

/** What counts in a mark that is to be full, and is not. Performance is no such mark: its parts have figures. */
function faultsOf({ categories, audits }: Report): readonly string[] {
  const counted = MARKS.filter(mark => mark !== 'performance').flatMap(mark => categories[mark]?.auditRefs ?? [])
  return counted.flatMap(({ id, weight }) => {
    const { title, score } = audits[id] ?? {}
    return weight > 0 && title !== undefined && typeof score === 'number' && score < 1 ? [`${title} (${id})`] : []
  })
}
