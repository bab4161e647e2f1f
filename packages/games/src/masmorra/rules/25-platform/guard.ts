import type { Open } from '../../state/state.ts'

/** MA-25.3: after this many answers in a turn only those that bring it to its end are offered. */
export const MOST_DECISIONS = 200

export function isTired(s: Pick<Open, 'turn'>): boolean {
  return s.turn.decisions >= MOST_DECISIONS
}
