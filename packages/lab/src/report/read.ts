import type { Report } from './report.ts'

/** Begins what a page of a report carries for programs: the report itself. */
const MARK = '<script type="application/json" id="report">'

/** The report as a part of its page, which `reportIn` finds again. */
export function carried(report: Report): string {
  return `${MARK}${JSON.stringify(report).replaceAll('<', '\\u003c')}</script>`
}

/** Reads a report from its JSON or from its page; nothing, if the text is neither. */
export function reportIn(text: string): Report | undefined {
  const at = text.indexOf(MARK)
  const json = at < 0 ? text : text.slice(at + MARK.length, text.indexOf('</script>', at))
  try {
    const found: unknown = JSON.parse(json)
    return isReport(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isReport(value: unknown): value is Report {
  if (typeof value !== 'object' || value === null) return false
  const { experiment, arms, differences, verdicts } = value as Partial<Report>
  return (
    typeof experiment?.game === 'string' &&
    [arms, differences, verdicts].every(Array.isArray) &&
    (arms ?? []).every(({ name, measures, bots }) => typeof name === 'string' && [measures, bots].every(Array.isArray))
  )
}
