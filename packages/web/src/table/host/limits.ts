import type { ClockFace } from '@undercroft/games/board'
import { type Limit, limitEnd, limitNow, type Match, type Seat, type Shape, type Viewer } from '@undercroft/kernel'

/** The time that each seat has for a question with a limit of its own. */
export type Limits = readonly (Limit | undefined)[]

/** How the people's limits stand now. A time begins when whoever is asked has the screen, and goes on whoever has it then. */
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

export function facesOf(limits: Limits): ClockFace[] {
  return limits.flatMap((limit, seat) => (limit === undefined ? [] : [{ seat, endsAt: limitEnd(limit) }]))
}
