import type { AbilityId } from '../../content/heroes.ts'
import { roomHas } from '../../state/foes.ts'
import { activeHero, heroOf } from '../../state/heroes.ts'
import type { At, Open, Player, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** Why a Hero has no abilities where it stands (MA-17.12), or in this turn (Silence). */
export function silenced(s: Open, player: Player): Rule | undefined {
  if (roomHas(s, heroOf(s, player).room, 'gaze')) return 'MA-17.12'
  return s.turn.evil === 'E11' && s.turn.player === player ? 'MA-24.7' : undefined
}

/** MA-15.2: whether an ability is learned and works now. */
export function knows(s: Open, player: Player, ability: AbilityId): boolean {
  return heroOf(s, player).learned.includes(ability) && silenced(s, player) === undefined
}

export function activeKnows(s: Open, ability: AbilityId): boolean {
  return activeHero(s).learned.includes(ability) && silenced(s, s.turn.player) === undefined
}

/** Gold Sense: one gold more from chests and floors. */
export function goldSense(s: State, t: At, player: Player): number {
  if (!knows(s, player, 'goldSense')) return 0
  t.uses('ability.goldSense')
  return 1
}
