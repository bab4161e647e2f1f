import { type RuleOf, rulebook } from '@undercroft/kernel'
import { TERMS } from './01-terms/rulebook.ts'
import { THE_GAME } from './02-the-game/rulebook.ts'
import { BUILDING_A_SETUP } from './03-building-a-setup/rulebook.ts'
import { ACCESS_AND_OPENING } from './04-access-and-opening/rulebook.ts'
import { THE_HERO_MOVES } from './05-the-hero-moves/rulebook.ts'
import { CRATES } from './06-crates/rulebook.ts'
import { THE_HERO_ATTACKS } from './07-the-hero-attacks/rulebook.ts'
import { ITEMS_AND_TREATS } from './08-items-and-treats/rulebook.ts'
import { THE_TENNIS_BALL } from './09-the-tennis-ball/rulebook.ts'
import { THE_GAME_MASTERS_TURN } from './10-the-game-masters-turn/rulebook.ts'
import { SPAWNING } from './11-spawning/rulebook.ts'
import { COMPLETING_A_SETUP_AND_THE_END } from './12-completing-a-setup-and-the-end/rulebook.ts'
import { HIDDEN_INFORMATION } from './13-hidden-information/rulebook.ts'
import { HOUSE_ADDITIONS } from './14-house-additions/rulebook.ts'

/** The whole book, chapter by chapter. */
export const book = rulebook({
  prefix: 'WM',
  sections: [
    TERMS,
    THE_GAME,
    BUILDING_A_SETUP,
    ACCESS_AND_OPENING,
    THE_HERO_MOVES,
    CRATES,
    THE_HERO_ATTACKS,
    ITEMS_AND_TREATS,
    THE_TENNIS_BALL,
    THE_GAME_MASTERS_TURN,
    SPAWNING,
    COMPLETING_A_SETUP_AND_THE_END,
    HIDDEN_INFORMATION,
    HOUSE_ADDITIONS,
  ],
})

export type Rule = RuleOf<typeof book>
