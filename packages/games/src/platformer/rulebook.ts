import { type RuleOf, rulebook } from '@undercroft/kernel'
import { BOSS } from './rulebook/boss.ts'
import { FIGHTING } from './rulebook/fighting.ts'
import { LEVELS } from './rulebook/levels.ts'
import { MAP } from './rulebook/map.ts'
import { MODES } from './rulebook/modes.ts'
import { MOVES } from './rulebook/moves.ts'
import { SHOP } from './rulebook/shop.ts'
import { TURN } from './rulebook/turn.ts'

export const book = rulebook({
  prefix: 'PL',
  sections: [...MAP, ...TURN, ...MOVES, ...FIGHTING, ...LEVELS, ...SHOP, ...BOSS, ...MODES],
})

export type Rule = RuleOf<typeof book>
