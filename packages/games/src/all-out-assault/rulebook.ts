import { type RuleOf, rulebook } from '@undercroft/kernel'
import { FIGHTING } from './rulebook/fighting.ts'
import { HIDDEN } from './rulebook/hidden.ts'
import { MODIFIERS } from './rulebook/modifiers.ts'
import { SETUP } from './rulebook/setup.ts'
import { TURN } from './rulebook/turn.ts'

export const book = rulebook({ prefix: 'AA', sections: [...SETUP, ...TURN, ...MODIFIERS, ...FIGHTING, ...HIDDEN] })

export type Rule = RuleOf<typeof book>
