import { type RuleOf, rulebook } from '@undercroft/kernel'
import { TERMS } from './01-terms/rulebook.ts'
import { SETUP } from './02-setup/rulebook.ts'
import { TURN } from './03-the-turn/rulebook.ts'
import { MOVEMENT } from './04-movement/rulebook.ts'
import { MODIFIERS } from './05-modifiers/rulebook.ts'
import { ATTACKING } from './06-attacking/rulebook.ts'
import { END } from './07-health-and-the-end/rulebook.ts'
import { HIDDEN } from './08-hidden-information/rulebook.ts'

/** The rules in words; each chapter stands in the folder of its code. */
export const book = rulebook({
  prefix: 'AA',
  sections: [TERMS, SETUP, TURN, MOVEMENT, MODIFIERS, ATTACKING, END, HIDDEN],
})

export type Rule = RuleOf<typeof book>
