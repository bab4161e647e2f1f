import { type RuleOf, rulebook } from '@undercroft/kernel'
import { BASICS } from './rulebook/basics.ts'
import { BUILDING } from './rulebook/building.ts'
import { END } from './rulebook/end.ts'
import { HERO_TURN } from './rulebook/hero-turn.ts'
import { HIDDEN } from './rulebook/hidden.ts'
import { HOUSE } from './rulebook/house.ts'
import { ITEMS } from './rulebook/items.ts'
import { MASTER_TURN } from './rulebook/master-turn.ts'

export const book = rulebook({
  prefix: 'WM',
  sections: [...BASICS, ...BUILDING, ...HERO_TURN, ...ITEMS, ...MASTER_TURN, ...END, ...HIDDEN, ...HOUSE],
})

export type Rule = RuleOf<typeof book>
