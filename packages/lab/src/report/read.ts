import { isDrawable } from './drawable.ts'
import { type ArmJson, armIn } from './json.ts'
import type { ArmReport, Report } from './report.ts'

/** Begins what a page of a report carries for programs: the report itself. */
const MARK = '<script type="application/json" id="report">'

/** The report as a part of its page, which `reportIn` finds again. */
export function carried(report: Report): string {
  return `${MARK}${JSON.stringify(report).replaceAll('<', '\\u003c')}</script>`
}

/**
 * Reads a report from its page, from what the page saves as JSON, or from what `lab run --json` prints; nothing, if the
 * text is none of them.
 */
export function reportIn(text: string): Report | undefined {
  const at = text.indexOf(MARK)
  const json = at < 0 ? text : text.slice(at + MARK.length, text.indexOf('</script>', at))
  try {
    const found: unknown = JSON.parse(json)
    if (!isReport(found)) return undefined
    const arms = found.arms.map(arm => whole(arm, found.experiment))
    return arms.every(isDrawable) ? { ...found, arms } : undefined
  } catch {
    return undefined
  }
}

type AnyArm = ArmReport | ArmJson | Pick<ArmJson, 'name' | 'games' | 'measures'>

/** An arm as the page has it, whoever has written it. Long ago little was printed: what is missing is empty then. */
function whole(arm: AnyArm, { groups }: Report['experiment']): ArmReport {
  if ('fair' in arm) return armIn(arm)
  if ('bots' in arm) return arm
  const played = groups.flatMap(({ arms }) => arms).find(({ name }) => name === arm.name)
  const { options, bots } = played ?? { options: {}, bots: [] }
  const empty = { examples: {}, firstUses: [], heat: [], lengths: { unit: 'answers', games: {} } } as const
  return { ...arm, options, bots, ...empty, ...(played === undefined ? { people: true } : {}) }
}

type AnyReport = Omit<Report, 'arms'> & { readonly arms: readonly AnyArm[] }

function isReport(value: unknown): value is AnyReport {
  if (typeof value !== 'object' || value === null) return false
  const { experiment, arms, differences, verdicts } = value as Partial<AnyReport>
  return (
    typeof experiment?.game === 'string' &&
    [experiment.groups, arms, differences, verdicts].every(Array.isArray) &&
    (arms ?? []).every(({ name, measures }) => typeof name === 'string' && Array.isArray(measures))
  )
}
