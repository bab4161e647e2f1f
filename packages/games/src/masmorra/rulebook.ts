import { type RuleOf, rulebook } from '@undercroft/kernel'
import { ALLIANCE } from './rulebook/alliance.ts'
import { BASICS } from './rulebook/basics.ts'
import { CARDS } from './rulebook/cards.ts'
import { COMBAT } from './rulebook/combat.ts'
import { DUNGEON } from './rulebook/dungeon.ts'
import { EXPLORING } from './rulebook/exploring.ts'
import { HERO_PHASE } from './rulebook/hero-phase.ts'
import { LEVEL_THREE } from './rulebook/level-three.ts'
import { MEANS } from './rulebook/means.ts'
import { MODES } from './rulebook/modes.ts'

export const book = rulebook({
  prefix: 'MA',
  sections: [
    ...BASICS,
    ...HERO_PHASE,
    ...EXPLORING,
    ...COMBAT,
    ...MEANS,
    ...DUNGEON,
    ...CARDS,
    ...MODES,
    ...LEVEL_THREE,
    ...ALLIANCE,
  ],
})

export type Rule = RuleOf<typeof book>
