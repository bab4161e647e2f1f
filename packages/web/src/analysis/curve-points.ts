import { type Analysis, type Change, SURE, swingOf } from '@undercroft/bots'

/** A point of somebody's curve. */
export interface CurvePoint {
  /** In answers, counted from the set-up; what one answer brought lies between it and the one before. */
  readonly x: number
  readonly chance: number
  readonly error: number
  /** What led to it. */
  readonly by: Kind
}

export const KINDS = ['luck', 'decision', 'look'] as const
type Kind = (typeof KINDS)[number]

function kindOf({ cause: { kind } }: Pick<Change, 'cause'>): Kind {
  if (kind === 'look') return 'look'
  return kind === 'answer' ? 'decision' : 'luck'
}

export function pointsOf({ changes }: Pick<Analysis, 'changes'>, seat: number): readonly CurvePoint[] {
  const [first] = changes
  if (first === undefined) return []
  const counts = new Map<number, number>()
  for (const { step } of changes) counts.set(step, (counts.get(step) ?? 0) + 1)
  const points: CurvePoint[] = [pointAt(0, first.before, seat, 'luck')]
  let [last, nth] = [-1, 0]
  for (const change of changes) {
    const { step } = change
    nth = step === last ? nth + 1 : 1
    last = step
    const x = step === 0 ? 0 : step - 1 + nth / (counts.get(step) ?? 1)
    points.push(pointAt(x, change.after, seat, kindOf(change)))
  }
  return points
}

function pointAt(x: number, { chance, error }: Change['after'], seat: number, by: Kind): CurvePoint {
  return { x, chance: chance[seat] ?? 0, error: error[seat] ?? 0, by }
}

/** How a seat stood after an answer, and what that answer and its draws brought it. */
export interface Reading {
  readonly chance: number
  readonly error: number
  readonly luck: number
  readonly decision: number
  /** What shows only as a new turn begins. */
  readonly look: number
}

export function readingAt({ changes }: Pick<Analysis, 'changes'>, seat: number, step: number): Reading {
  const here = changes.filter(change => change.step === step)
  const last = here.at(-1)?.after ?? changes.findLast(change => change.step < step)?.after ?? changes[0]?.before
  const sum = (kind: Kind) => {
    return here.reduce((total, change) => total + (kindOf(change) === kind ? swingOf(change, seat) : 0), 0)
  }
  return {
    chance: last?.chance[seat] ?? 0,
    error: last?.error[seat] ?? 0,
    luck: sum('luck'),
    decision: sum('decision'),
    look: sum('look'),
  }
}

/** What the seat could know of its chance, where that was another than the true one anywhere. */
export function knewOf({ knew, changes }: Pick<Analysis, 'knew' | 'changes'>, seat: number): Analysis['knew'] {
  const own = knew.filter(each => each.seat === seat)
  const before = new Map<number, Change>()
  for (const change of changes) if (!before.has(change.step)) before.set(change.step, change)
  const matters = own.some(({ step, chance, error }) => {
    const { chance: truth, error: off } = before.get(step)?.before ?? { chance: [], error: [] }
    return Math.abs(chance - (truth[seat] ?? chance)) > SURE * Math.hypot(error, off[seat] ?? 0)
  })
  return matters ? own : []
}
