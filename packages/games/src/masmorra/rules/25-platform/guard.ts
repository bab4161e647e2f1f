import type { Open } from '../../state/state.ts'

/** MA-25.3: past this many answers in a turn only what brings it to its end is offered. */
export const MOST_DECISIONS = 200

export function isTired(s: Pick<Open, 'turn'>): boolean {
  return s.turn.decisions >= MOST_DECISIONS
}
