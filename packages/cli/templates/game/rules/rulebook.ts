import { type RuleOf, rulebook } from '@undercroft/kernel'
import { OIL } from './01-oil/rulebook.ts'
import { ROAD } from './02-the-road/rulebook.ts'
import { KEEP } from './03-the-keep/rulebook.ts'

/** The rules in words; each chapter stands in the folder of its code. */
export const book = rulebook({ prefix: 'LK', sections: [OIL, ROAD, KEEP] })

export type Rule = RuleOf<typeof book>
