import type { Facts, Forbidden } from '@undercroft/kernel'
import { layoutFlaws, sayFlaw } from '../rules/03-building-a-setup/building.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import type { State, WithoutMasters } from '../state/state.ts'
import { gmFacts } from './gm-facts.ts'
import { heroFacts } from './hero-facts.ts'
import { meantFacts } from './meant.ts'

/** What made a rule forbid a choice. */
export function facts(refused: Forbidden<WithoutMasters>): Facts | undefined {
  return factsOfPhase(refused) ?? meantFacts(refused)
}

function factsOfPhase({ s, f: { phase }, choice, rule }: Forbidden<WithoutMasters>): Facts | undefined {
  switch (phase) {
    case 'building':
      return buildingFacts(s, choice, rule)
    case 'heroTurn':
      return heroFacts(s, choice, rule)
    case 'pickUp':
      return choice[0] === 'take' ? heroFacts(s, choice, rule) : undefined
    case 'gmTurn':
      return gmFacts(s, choice, rule)
    default:
      return undefined
  }
}

/** WM-3.16: the first thing that is wrong with a layout by this rule. */
function buildingFacts(s: State, choice: Choice, rule: Rule): Facts | undefined {
  const flaw = layoutFlaws(s, choice).find(each => each.rule === rule)
  return flaw && sayFlaw(flaw)
}
