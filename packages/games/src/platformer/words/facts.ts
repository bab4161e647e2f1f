import type { Facts, Forbidden } from '@undercroft/kernel'
import { HEROES } from '../content/heroes.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Platformer } from '../state/state.ts'
import { actionFacts } from './facts-of-actions.ts'
import { rerollFacts, specialFacts } from './facts-of-dice.ts'
import { hopFacts, otherFacts, stepFacts } from './facts-of-steps.ts'

/** What made a rule forbid a choice, by what is being asked. */
export function facts({ s, f, choice, rule }: Forbidden<Platformer>): Facts | undefined {
  switch (f.phase) {
    case 'heroes':
      return { says: choice[0] === 'hero' ? `${HEROES[choice[1]].name} is taken` : 'Heroes are being chosen' }
    case 'actions':
      return actionFacts(s, choice, rule)
    case 'step':
    case 'push':
    case 'beast':
    case 'drag':
      return stepFacts(s, f, choice, rule)
    case 'glove':
      if (choice[0] === 'take') return takeFacts(rule)
      return hopFacts(s, choice, rule) ?? otherFacts(s, f, choice, rule)
    case 'reroll':
      return rerollFacts(s, f, choice, rule)
    case 'special':
      return specialFacts(s, f, choice, rule)
    case 'ladder':
      return { says: 'Gravity is being applied', instead: 'Stay, or let yourself fall' }
    default:
      return undefined
  }
}

function takeFacts(rule: Rule): Facts {
  return { says: rule === 'PL-14.7' ? 'Nothing lies there' : 'It is not adjacent to your Hero' }
}
