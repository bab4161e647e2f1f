import type { Offers } from '@undercroft/kernel'
import { ABILITY, BUYS, DRINKS, END, GRAVITY, USES } from '../../state/choices.ts'
import type { Platformer } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** Refuses cards, the Shop and the end of step 5 while something else is going on. */
export function refuseActions(o: Offers<Platformer>, rule: Rule): void {
  for (const choices of [USES, DRINKS, BUYS, [ABILITY, END, GRAVITY.stay, GRAVITY.fall]]) {
    for (const choice of choices) o.refuse(choice, rule)
  }
}
