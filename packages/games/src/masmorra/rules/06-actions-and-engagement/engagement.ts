import { foeOf, foesIn, isBoss, isEngaged } from '../../state/foes.ts'
import { activeHero } from '../../state/heroes.ts'
import type { Open, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** MA-6.3 */
export function engagedBroken(s: Open): Rule | undefined {
  return isEngaged(s) ? 'MA-6.3' : undefined
}

/** Marks the monsters in the active Hero's room as fought, except bosses (MA-18.5). */
export function countAsFought(s: State): void {
  for (const foe of foesIn(s, activeHero(s).room)) if (!isBoss(foe)) foeOf(s, foe).fought = true
}
