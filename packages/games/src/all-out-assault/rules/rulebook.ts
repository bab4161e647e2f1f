import { type RuleOf, rulebook } from '@undercroft/kernel'
import { SETUP } from './02-setup/rulebook.ts'
import { TURN } from './03-the-turn/rulebook.ts'
import { MODIFIERS } from './05-modifiers/rulebook.ts'
import { FIGHTING } from './06-attacking/rulebook.ts'
import { HIDDEN } from './08-hidden-information/rulebook.ts'

export const book = rulebook({ prefix: 'AA', sections: [...SETUP, ...TURN, ...MODIFIERS, ...FIGHTING, ...HIDDEN] })

export type Rule = RuleOf<typeof book>
