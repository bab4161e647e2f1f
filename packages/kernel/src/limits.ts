import type { Shape } from './game.ts'
import type { Match, OpenAsk } from './match.ts'
import type { Seat, Viewer } from './seats.ts'

/** The time limit of a question for one seat. The table keeps it; no rule knows of it. */
export interface Limit {
  /** The phase that asks. */
  readonly phase: string
  /** Milliseconds since 1970, when the first question of this phase was put. */
  readonly since: number
  readonly seconds: number
}

/**
 * Gives the limit of a seat that is asked this question now. Questions that one phase asks in a row share their time.
 */
export function limitNow(
  before: Limit | undefined,
  ask: Pick<OpenAsk<Shape>, 'phase' | 'within'> | undefined,
  now: number,
): Limit | undefined {
  if (ask?.within === undefined) return undefined
  return { phase: ask.phase, since: before?.phase === ask.phase ? before.since : now, seconds: ask.within }
}

/** The time that each seat has. */
export type Limits = readonly (Limit | undefined)[]

/**
 * Gives the limits of people who share one screen. The time of a seat begins when that seat has the screen, and it goes
 * on while another seat has it.
 */
export function limitsNow(
  before: Limits,
  { play }: Match<Shape>,
  people: readonly Seat[],
  viewer: Viewer,
  now: number,
): Limits {
  const phase = play.asking?.frame.phase ?? ''
  const next: (Limit | undefined)[] = []
  for (const { seat, within } of play.asks) {
    if (!people.includes(seat) || (before[seat] === undefined && seat !== viewer)) continue
    next[seat] = limitNow(before[seat], { phase, within }, now)
  }
  return next
}

/** The moment at which the limit ends. */
export function limitEnd({ since, seconds }: Limit): number {
  return since + seconds * 1000
}
