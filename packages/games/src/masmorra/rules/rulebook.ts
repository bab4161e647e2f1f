import { type RuleOf, rulebook } from '@undercroft/kernel'
import { BASICS } from './01-terms-and-components/rulebook.ts'
import { HERO_PHASE } from './04-rolling/rulebook.ts'
import { EXPLORING } from './08-exploring/rulebook.ts'
import { COMBAT } from './12-combat/rulebook.ts'
import { MEANS } from './14-elixir-magic-gold-bounties/rulebook.ts'
import { DUNGEON } from './16-dungeon-master-phase/rulebook.ts'
import { CARDS } from './19-treasure-cards-and-interrupts/rulebook.ts'
import { MODES } from './20-end-of-the-standard-game/rulebook.ts'
import { LEVEL_THREE } from './22-the-throne-room/rulebook.ts'
import { ALLIANCE } from './24-alliance-game/rulebook.ts'

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
