import { type RuleOf, rulebook } from '@undercroft/kernel'
import { BASICS } from './01-terms/rulebook.ts'
import { BUILDING } from './03-building-a-setup/rulebook.ts'
import { HERO_TURN } from './05-the-hero-moves/rulebook.ts'
import { ITEMS } from './08-items-and-treats/rulebook.ts'
import { MASTER_TURN } from './10-the-game-masters-turn/rulebook.ts'
import { END } from './12-completing-a-setup-and-the-end/rulebook.ts'
import { HIDDEN } from './13-hidden-information/rulebook.ts'
import { HOUSE } from './14-house-additions/rulebook.ts'

export const book = rulebook({
  prefix: 'WM',
  sections: [...BASICS, ...BUILDING, ...HERO_TURN, ...ITEMS, ...MASTER_TURN, ...END, ...HIDDEN, ...HOUSE],
})

export type Rule = RuleOf<typeof book>
