import type { Offers } from '@undercroft/kernel'
import { DOOR_AT, HUB, NONE, ROOMS_AT } from '../../content/board.ts'
import { attempt, enter, perceive, unlock } from '../../state/ready-choices.ts'
import { type ElectroDungeon, explorerAt, fightOf, type State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/**
 * The rule that bars any further place action: a fight, a flight, a room that was left, or an action that was taken.
 */
export function brokenByAction(s: State): Rule | undefined {
  const { action, mustLeave, left, leader } = s.turn
  if (action === 'free') return undefined
  if (fightOf(s, leader) !== undefined) return 'ED-5.85'
  if (mustLeave !== NONE) return 'ED-5.78'
  return left !== 0 && action === 'used' ? 'ED-5.62' : 'ED-5.9'
}

/** Refuses the place actions of this space with a reason, for those who try one in the middle of something else. */
export function refuseActions(s: State, o: Offers<ElectroDungeon>, fighting: boolean): void {
  const { leader } = s.turn
  const { place } = explorerAt(s, leader)
  if (!o.explaining || place > HUB) return
  const barred = fighting ? 'ED-5.85' : brokenByAction(s)
  for (const room of ROOMS_AT[place] ?? []) {
    o.refuse(perceive(room, leader), barred ?? 'ED-5.40')
    o.refuse(enter(room), barred ?? 'ED-5.50')
  }
  const door = DOOR_AT[place] ?? NONE
  if (door !== NONE) o.refuse(unlock(door), barred ?? 'ED-5.9').refuse(attempt(door), barred ?? 'ED-5.9')
}
