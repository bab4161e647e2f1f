import { type RuleOf, rulebook } from '@undercroft/kernel'
import { TERMS } from './01-terms-and-options/rulebook.ts'
import { SETUP } from './02-setup/rulebook.ts'
import { MAP } from './03-map-and-spaces/rulebook.ts'
import { ADJACENCY } from './04-adjacency/rulebook.ts'
import { TURN } from './05-the-turn/rulebook.ts'
import { ENEMY_DIE } from './06-enemy-die/rulebook.ts'
import { SYMBOLS } from './07-symbols/rulebook.ts'
import { GEMS } from './08-gems/rulebook.ts'
import { MOVEMENT } from './09-movement/rulebook.ts'
import { GRAVITY } from './10-gravity/rulebook.ts'
import { ATTACKS } from './11-attacks-by-heroes/rulebook.ts'
import { WOUNDS } from './12-wounds-faint-spawn/rulebook.ts'
import { LEVELS } from './13-revealing-and-removing-levels/rulebook.ts'
import { SHOP } from './14-shop-items-potions-abilities/rulebook.ts'
import { BOSS_LEVEL } from './15-the-boss-level/rulebook.ts'
import { BOSS_TURN } from './16-the-boss-turn/rulebook.ts'
import { ENDINGS } from './17-end-of-the-game/rulebook.ts'
import { VARIANTS } from './18-variants/rulebook.ts'
import { SOLO } from './19-solo-mode/rulebook.ts'
import { REFUSALS } from './20-choices-and-refusals/rulebook.ts'
import { HIDDEN } from './21-hidden-information/rulebook.ts'
import { CONTENT } from './22-content/rulebook.ts'

/** The sections are in the order of their numbers: each stands in the folder of its chapter. */
export const book = rulebook({
  prefix: 'PL',
  sections: [
    TERMS,
    SETUP,
    MAP,
    ADJACENCY,
    TURN,
    ENEMY_DIE,
    SYMBOLS,
    GEMS,
    MOVEMENT,
    GRAVITY,
    ATTACKS,
    WOUNDS,
    LEVELS,
    SHOP,
    BOSS_LEVEL,
    BOSS_TURN,
    ENDINGS,
    VARIANTS,
    SOLO,
    REFUSALS,
    HIDDEN,
    CONTENT,
  ],
})

export type Rule = RuleOf<typeof book>
