import type { Table } from '@undercroft/kernel'
import { at, NEXT, next, OUTSIDE, type Way } from '../../content/cells.ts'
import { STEP_COSTS, type StepKind } from '../../content/units.ts'
import { isTaken } from '../../state/enemies.ts'
import type { State, WithoutMasters } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** WM-5.3, WM-5.4, WM-5.6: the kind of a step between two heights; undefined if it is 2 or more up (WM-5.5). */
export function stepKind(from: number, to: number): StepKind | undefined {
  if (from === to) return 'move'
  if (to === from + 1) return 'climb'
  return to < from ? 'jump' : undefined
}

/** The mp of a step between heights, 0 if there is none (WM-5.2); `climbs` is false for heavy enemies (WM-10.3). */
export function stepCost(from: number, to: number, climbs: boolean): number {
  if (to <= from) return to === from ? STEP_COSTS.move : STEP_COSTS.jump
  return climbs && to === from + 1 ? STEP_COSTS.climb : 0
}

/** WM-5.2 to WM-5.7: the rule that forbids the Hero a step. */
export function stepBroken(s: State, way: Way): Rule | undefined {
  const to = NEXT[s.hero * 4 + way] as number
  if (to === OUTSIDE || isTaken(s, to)) return 'WM-5.7'
  const cost = stepCost(at(s.surface, s.hero), at(s.surface, to), true)
  if (cost === 0) return 'WM-5.5'
  return cost > s.mp ? 'WM-5.2' : undefined
}

/** Moves the Hero by one cell. */
export function takeStep(s: State, way: Way, t: Table<WithoutMasters>): void {
  const from = s.hero
  const to = next(from, way)
  const drop = at(s.surface, from) - at(s.surface, to)
  s.mp -= stepCost(at(s.surface, from), at(s.surface, to), true)
  s.hero = to
  // WM-12.10: no step leads back up a jump of two or more.
  if (drop > 1) s.doubtful = true
  t.tell({ what: 'stepped', how: drop === 0 ? 'move' : drop > 0 ? 'jump' : 'climb', from, to, mp: s.mp })
}
