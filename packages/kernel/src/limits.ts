import type { Shape } from './game.ts'
import type { OpenAsk } from './match.ts'

/** The time that a seat has for what it is asked by a question's own limit. The table keeps it: no rule knows of it. */
export interface Limit {
  /** The phase that asks. */
  readonly phase: string
  /** Milliseconds since 1970, when the first question of this phase was put. */
  readonly since: number
  readonly seconds: number
}

/** How a seat's limit stands when this is what it is asked now: questions of one phase in a row share their time. */
export function limitNow(
  before: Limit | undefined,
  ask: Pick<OpenAsk<Shape>, 'phase' | 'within'> | undefined,
  now: number,
): Limit | undefined {
  if (ask?.within === undefined) return undefined
  return { phase: ask.phase, since: before?.phase === ask.phase ? before.since : now, seconds: ask.within }
}

/** When it is over. */
export function limitEnd({ since, seconds }: Limit): number {
  return since + seconds * 1000
}
