import type { Facts } from '@undercroft/kernel'
import { SYMBOLS } from '../content/dice.ts'
import { type Forge, secondFace } from '../rules/07-symbols/special.ts'
import { inPool, poolOf } from '../rules/07-symbols/symbols.ts'
import type { Rule } from '../rules/rulebook.ts'
import type { Choice } from '../state/choices.ts'
import type { FrameOf } from '../state/frames.ts'
import type { View } from '../state/view.ts'
import { hopFacts, otherFacts } from './facts-of-steps.ts'

/** PL-7.20: facts about dice that are rolled again. */
export function rerollFacts(w: View, frame: FrameOf<'reroll'>, choice: Choice, rule: Rule): Facts | undefined {
  if (choice[0] !== 'reroll') return hopFacts(w, choice, rule) ?? otherFacts(w, frame, choice, rule)
  if (rule === 'PL-7.1') return { says: 'So many unused dice do not show that' }
  if (choice[1].length === 0) return { says: 'No die is named' }
  if (choice[1].length > frame.most) return { says: 'One die is re-rolled, and no more' }
  return { says: `Name the dice in this order: ${SYMBOLS.join(', ')}` }
}

/** Facts about step 6, in which the Special die is set or forged. */
export function specialFacts(w: View, frame: FrameOf<'special'>, choice: Choice, rule: Rule): Facts | undefined {
  if (rule === 'PL-1.7') return { says: 'A Shackle locks it' }
  if (rule === 'PL-5.8' || rule === 'PL-14.10') return { says: 'Step 5 is over' }
  if (choice[0] === 'set') return { says: `No unused die shows ${choice[1]}` }
  if (choice[0] === 'forge') return forgeFacts(w, choice, rule)
  return hopFacts(w, choice, rule) ?? otherFacts(w, frame, choice, rule)
}

function forgeFacts(w: View, [, one, die, into]: Forge, rule: Rule): Facts | undefined {
  if (rule === 'PL-7.11') return { says: `${into} is one of the Symbols forged` }
  if (rule === 'PL-7.10') return { says: `${one} and ${secondFace(w, die)} are not the same` }
  if (die === 'special' && secondFace(w, die) !== one) return { says: `Your Special die is ${secondFace(w, die)}` }
  const left = inPool(poolOf(w.turn), one)
  return { says: `${left === 1 ? '1 unused die shows' : `${left} unused dice show`} ${one}` }
}
