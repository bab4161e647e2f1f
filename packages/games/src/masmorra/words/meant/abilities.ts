import type { AbilityId } from '../../content/heroes.ts'
import { dockings } from '../../rules/05-dice-symbols-spending-docking/docking.ts'
import type { Moment } from '../../rules/12-combat/useful.ts'
import { abilityBroken } from '../../rules/15-abilities/abilities.ts'
import type { Rule } from '../../rules/rulebook.ts'
import { abilityAt } from '../../state/content.ts'
import type { Frame } from '../../state/frames.ts'
import { activeHero } from '../../state/heroes.ts'
import type { DieId, State } from '../../state/state.ts'
import { momentOf, wrongDice } from './parts.ts'

/**
 * MA-15.1: only what is learned; then all that forbids it, its dice, and what its text says of its target (MA-1.12).
 */
export function wrongAbility(s: State, f: Frame, id: AbilityId, dice: readonly DieId[]): Rule {
  if (!activeHero(s).learned.includes(id)) return 'MA-15.1'
  const ability = abilityAt(s, id)
  const { cost } = ability
  if (cost.kind !== 'paid') return cost.kind === 'ongoing' ? 'MA-15.2' : 'MA-15.10'
  const moment = f.phase === 'pit' ? 'actions' : momentOf(f)
  const broken = moment === 'dm' ? 'MA-15.11' : abilityBroken(s, moment satisfies Moment, id, ability)
  if (broken !== undefined) return broken
  if (f.phase === 'pit' && !ability.gives.includes('S')) return 'MA-10.20'
  const fits = cost.dock.length === 0 ? dice.length === 0 : dockings(s, cost.dock, false).some(each => same(each, dice))
  return fits ? 'MA-1.12' : wrongDice(s, dice)
}

function same(a: readonly DieId[], b: readonly DieId[]): boolean {
  return a.join() === b.join()
}
