import { type RuleOf, rulebook } from '@undercroft/kernel'
import { MAP } from './01-terms-and-options/rulebook.ts'
import { TURN } from './05-the-turn/rulebook.ts'
import { MOVES } from './09-movement/rulebook.ts'
import { FIGHTING } from './11-attacks-by-heroes/rulebook.ts'
import { LEVELS } from './13-revealing-and-removing-levels/rulebook.ts'
import { SHOP } from './14-shop-items-potions-abilities/rulebook.ts'
import { BOSS } from './15-the-boss-level/rulebook.ts'
import { MODES } from './18-variants/rulebook.ts'

export const book = rulebook({
  prefix: 'PL',
  sections: [...MAP, ...TURN, ...MOVES, ...FIGHTING, ...LEVELS, ...SHOP, ...BOSS, ...MODES],
})

export type Rule = RuleOf<typeof book>
