import type { Decision, Offers } from '@undercroft/kernel'
import { isEngaged, roomHas } from '../../state/foes.ts'
import type { Frame } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Masmorra, Open, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

export type Handlers = Decision<Masmorra, Frame>['on']
/** Each ask names its default, for whoever runs out of time or leaves (MA-25.4). */
export type Sheet = Offers<Masmorra>

/** MA-25.3: past this many answers in a turn only what brings it to its end is offered. */
export const MOST_DECISIONS = 200

export function isTired(s: Pick<Open, 'turn'>): boolean {
  return s.turn.decisions >= MOST_DECISIONS
}

/** MA-7.3: any other action loses the Move Points that are left; leaving a room does not (MA-5.7). */
export function dropMoves(s: State): void {
  s.turn.mp = 0
}

/** MA-6.3 */
export function engagedBroken(s: Open): Rule | undefined {
  return isEngaged(s) ? 'MA-6.3' : undefined
}

/** MA-7.7, MA-7.8: why the active Hero cannot leave its room on foot; a monster in it stops whoever comes (MA-7.9). */
export function leaveBroken(s: Open): Rule | undefined {
  if (isEngaged(s)) return 'MA-7.7'
  return roomHas(s, activeHero(s).room, 'web') ? 'MA-7.8' : undefined
}
